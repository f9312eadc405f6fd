// @ts-check
import { CommandFailedError, captureOutput } from '../process/run-command.mjs'
import { runConcurrently } from '../process/run-concurrently.mjs'

/** @typedef {import('../test/run-tests.mjs').Results} Results */
/** @typedef {{ name: string, run: (root: string) => Promise<unknown> }} Check `run` rejects with what is wrong */

/** The package `typescript` is the version whose API the tools need. */
const NATIVE_TSC = 'node_modules/typescript-native/bin/tsc'

/** @type {(name: string, ...command: [string, ...string[]]) => Check} */
const command = (name, ...command) => ({
  name,
  run: (root) => captureOutput('npx', ['--no-install', ...command], { cwd: root }),
})

/** By the native compiler, in a sixth of the time. @type {(name: string, project: string) => Check} */
const typeCheck = (name, project) => ({
  name,
  run: (root) => captureOutput(process.execPath, [NATIVE_TSC, '-p', project], { cwd: root }),
})

/** `find` returns what is wrong, one text each. @type {(name: string, find: () => Promise<(root: string) => string[]>) => Check} */
const search = (name, find) => ({
  name,
  run: async (root) => {
    const findings = (await find())(root)
    if (findings.length > 0) throw new Error(findings.join('\n'))
  },
})

/** The longest first: two run at a time. */
const CHECKS = [
  typeCheck('types', 'tsconfig.json'),
  typeCheck('types of the CMS', 'cms'),
  command('unused code', 'knip', '--no-progress'),
  command('lint', 'oxlint', '--deny-warnings', '--report-unused-disable-directives'),
  command('format', 'oxfmt', '--check', '.'),
  // Imported when they run: they need packages, which are there only after the installation.
  search('retired words', async () => (await import('./retired-words.mjs')).findRetiredWords),
  search('glossary', async () => (await import('./retired-words.mjs')).findGlossaryFaults),
  search(
    'sibling selectors',
    async () => (await import('./sibling-selectors.mjs')).findSiblingSelectors,
  ),
  search('lock file', async () => (await import('./lock-file.mjs')).findMissingInLockFile),
]

/**
 * Runs every check, two at a time, also after one has failed.
 * @param {{ root: string, log?: (text: string) => void }} options log: the terminal by default
 * @returns {Promise<Results>}
 */
export async function runChecks({ root, log = (text) => process.stdout.write(text) }) {
  /** @type {Results} */
  const results = { passed: 0, failed: 0, skipped: 0, failures: [] }
  await runConcurrently(CHECKS, 2, async (check) => {
    const startedAt = performance.now()
    const seconds = () => `${Math.round((performance.now() - startedAt) / 1000)} s`
    try {
      await check.run(root)
      results.passed += 1
      log(`  ✓ ${check.name} (${seconds()})\n`)
    } catch (error) {
      results.failed += 1
      results.failures.push(`check: ${check.name}\n${describe(error)}`)
      log(`  ✗ ${check.name} (${seconds()})\n${describe(error)}\n`)
    }
  })
  return results
}

/** @param {unknown} error */
const describe = (error) => {
  if (error instanceof CommandFailedError) return error.output
  return error instanceof Error ? error.message : String(error)
}
