// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {import('./run-tests.mjs').Counts} Counts */
/** @typedef {import('./run-tests.mjs').Stage} Stage */

/** @param {string} config @param {Stage} stage @returns {Promise<Counts>} */
export function runVitest(config, stage) {
  return withReport(async (file) => {
    const args = [
      'vitest',
      'run',
      '--config',
      join(stage.root, config),
      '--root',
      join(stage.root, config, '..'),
    ]
    const code = await runNpx(
      [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      stage,
    )
    const report = readReport(file)
    return counted(code, {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped: report?.numPendingTests ?? 0,
    })
  })
}

/** @param {string} config @param {Stage} stage @returns {Promise<Counts>} */
export function runPlaywright(config, stage) {
  return withReport(async (file) => {
    const code = await runNpx(['playwright', 'test', '--config', config, '--reporter=list,json'], {
      ...stage,
      env: { ...stage.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    const stats = readReport(file)?.stats
    return counted(code, {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    })
  })
}

/**
 * A runner that failed without naming a test (a crash, an unhandled error, no test at all) counts as one failure.
 * @param {number} code
 * @param {Counts} counts
 */
function counted(code, counts) {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return silent ? { ...counts, failed: 1 } : counts
}

/** @param {(file: string) => Promise<Counts>} run */
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

/** @param {string[]} args @param {Stage} stage @returns {Promise<number>} */
function runNpx(args, { root, env, say }) {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', ...args], {
      cwd: root,
      env,
      stdio: ['ignore', say ? 'pipe' : 'inherit', say ? 'pipe' : 'inherit'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => say?.(text))
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
