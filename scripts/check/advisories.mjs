// @ts-check
import { spawnSync } from 'node:child_process'

/**
 * What the registry knows about the packages that the product runs with. `unknown`: it gave no answer.
 * @typedef {{ status: 'unknown', reason: string } | { status: 'known', found: string[] }} Advisories `found`: one line for each high or critical advisory
 */

const SERIOUS = new Set(['high', 'critical'])

/** Asks the registry. @param {string} root @returns {Advisories} */
export function askForAdvisories(root) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    shell: process.platform === 'win32',
  })
  return readAdvisories(stdout)
}

/** @param {string} output of `npm audit --json`: a report, or the error of the request @returns {Advisories} */
export function readAdvisories(output) {
  const report = parse(output)
  if (!report?.vulnerabilities)
    return { status: 'unknown', reason: report?.message ?? 'npm printed no report.' }
  const found = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    // A text is the name of another package, which is listed itself.
    via.flatMap((advisory) =>
      typeof advisory === 'object' && SERIOUS.has(advisory.severity)
        ? [`${advisory.severity}: ${name} ${advisory.range}: ${advisory.title} (${advisory.url})`]
        : [],
    ),
  )
  return { status: 'known', found }
}

/**
 * @typedef {{ severity: string, range: string, title: string, url: string }} Advisory
 * @typedef {{ message?: string, vulnerabilities?: Record<string, { name: string, via: (string | Advisory)[] }> }} Report
 * @param {string} output
 * @returns {Report | null}
 */
function parse(output) {
  try {
    return JSON.parse(output)
  } catch {
    return null // npm did not start.
  }
}
