// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwrightFailures, vitestFailures } from './failures.mjs'
import { LONG } from './test-tags.mjs'

/** @typedef {import('./run-tests.mjs').Results} Results */
/** @typedef {import('./run-tests.mjs').SuiteContext} SuiteContext */

/** Which tests of a suite: those without the tag `long`, only those with it, or all. @typedef {'short' | 'long' | 'all'} Length */

/**
 * @param {string} config
 * @param {SuiteContext & { files?: readonly string[] }} context `files`: parts of the paths of the tests to run; empty: all
 * @returns {Promise<Results>}
 */
export function runVitest(config, { files: tests = [], length = 'all', ...context }) {
  return withReport(async (file) => {
    const args = [
      'vitest',
      'run',
      ...tests,
      '--config',
      join(context.root, config),
      '--root',
      join(context.root, config, '..'),
      ...{ all: [], short: [`--tags-filter=!${LONG}`], long: [`--tags-filter=${LONG}`] }[length],
    ]
    const code = await runNpx(
      [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      context,
    )
    const report = readReport(file)
    return counted(code, {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped: report ? countSkipped(report, length) : 0,
      failures: report ? vitestFailures(report, context.root) : [],
    })
  })
}

/**
 * Vitest counts tests of the other length as skipped.
 * @param {import('./failures.mjs').VitestReport} report
 * @param {Length} length
 */
function countSkipped({ testResults }, length) {
  const isSelected = (/** @type {readonly string[]} */ tags) =>
    length === 'all' || tags.includes(LONG) === (length === 'long')
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(
      ({ status, tags }) => (status === 'skipped' || status === 'pending') && isSelected(tags),
    ).length
}

/**
 * @param {string} config
 * @param {SuiteContext & { project?: string, file?: string }} context `file`: regular expression for the paths of the tests to run
 * @returns {Promise<Results>}
 */
export function runPlaywright(config, { project, file: tests, length = 'all', ...context }) {
  return withReport(async (file) => {
    const args = ['playwright', 'test', ...(tests ? [tests] : []), '--config', config]
    const options = [
      '--reporter=list,json',
      ...(project ? ['--project', project] : []),
      ...{ all: [], short: ['--grep-invert', `@${LONG}`], long: ['--grep', `@${LONG}`] }[length],
    ]
    const code = await runNpx([...args, ...options], {
      ...context,
      env: { ...context.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    const report = readReport(file)
    const stats = report?.stats
    return counted(code, {
      passed: stats?.expected ?? 0,
      // A test that passed only at its second try is a failure.
      failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
      skipped: stats?.skipped ?? 0,
      failures: report ? playwrightFailures(report) : [],
    })
  })
}

/**
 * A runner that failed without naming a test (a crash, an unhandled error, no test at all) counts as one failure.
 * @param {number} code
 * @param {Results} results
 * @returns {Results}
 */
function counted(code, results) {
  const silent = results.failed === 0 && (code !== 0 || results.passed === 0)
  if (!silent) return results
  const failures = [...results.failures, `the runner ended with code ${code} and named no test`]
  return { ...results, failed: 1, failures }
}

/** @param {(file: string) => Promise<Results>} run */
async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-report-'))
  try {
    return await run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** @param {string[]} args @param {SuiteContext} context @returns {Promise<number>} */
function runNpx(args, { root, env, log }) {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', ...args], {
      cwd: root,
      env,
      stdio: ['ignore', log ? 'pipe' : 'inherit', log ? 'pipe' : 'inherit'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => log?.(text))
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
