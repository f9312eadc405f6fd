// @ts-check
import { build, buildSite } from '../build/build.mjs'
import { install } from '../build/install.mjs'
import { runChecks } from '../check/checks.mjs'
import { CommandError } from '../cli/command-error.mjs'
import { CommandFailedError } from '../process/run-command.mjs'
import { findChromium } from './chromium.mjs'
import { runPlaywright, runVitest } from './runners.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What a suite runs with. Without `log` its runners print to the terminal themselves.
 * @typedef {{ root: string, env: NodeJS.ProcessEnv, log?: (text: string) => void }} SuiteContext
 */

/** @typedef {{ run: (context: SuiteContext) => Promise<Counts>, needs?: 'site' | 'product' }} Suite needs: what is built first */

/** @type {(config: string, needs?: Suite['needs']) => Suite} */
const vitest = (config, needs) => ({ run: (context) => runVitest(config, context), needs })
/** @type {(config: string, needs?: Suite['needs']) => Suite} */
const playwright = (config, needs) => ({ run: (context) => runPlaywright(config, context), needs })

/** @type {Readonly<Record<string, Suite>>} */
const SUITES = {
  check: { run: runChecks },
  scripts: vitest('scripts/vitest.config.mjs'),
  demo: vitest('demo/vitest.config.mjs'),
  bench: vitest('bench/vitest.config.mjs'),
  content: vitest('packages/content/vitest.config.ts'),
  cms: vitest('cms/vitest.config.ts'),
  gallery: vitest('packages/gallery/vitest.config.ts'),
  examples: playwright('packages/gallery/examples/playwright.config.ts'),
  site: vitest('site/vitest.config.ts', 'site'),
  visitors: playwright('tests/e2e/visitors/playwright.config.ts', 'product'),
  editors: playwright('tests/e2e/editors/playwright.config.ts', 'product'),
}

export const SUITE_NAMES = Object.keys(SUITES)

/**
 * Two lanes run side by side, since no suite keeps two processors busy. Each takes about half of the time; the cheap
 * suites come first, so that a mistake shows early.
 * @type {readonly (readonly string[])[]}
 */
const LANES = [
  ['check', 'scripts', 'demo', 'bench', 'content', 'cms', 'editors'],
  ['gallery', 'examples', 'site', 'visitors'],
]

/**
 * Runs every suite, or one.
 * @param {string} root
 * @param {string} [only] name of the one suite
 * @returns {Promise<Counts>}
 * @throws {CommandError} when there is no such suite
 */
export async function runTests(root, only) {
  if (only !== undefined && !(only in SUITES))
    throw new CommandError(`There is no suite "${only}". The suites are ${SUITE_NAMES.join(', ')}.`)
  await install(root)
  const context = { root, env: { ...process.env, CHROME_PATH: await findChromium(root) } }
  const builds = startBuilds(root)
  if (only !== undefined) return runSuite(only, context, builds)
  const lanes = await Promise.all(
    LANES.map(async (names) => {
      /** @type {Counts[]} */
      const counts = []
      for (const name of names) counts.push(await runSuiteQuietly(name, context, builds))
      return sumOf(counts)
    }),
  )
  return sumOf(lanes)
}

/** @typedef {{ site: () => Promise<void>, product: () => Promise<void> }} Builds */

/** Builds once, when the first suite needs it. @param {string} root @returns {Builds} */
function startBuilds(root) {
  /** @type {Promise<void> | undefined} */
  let site
  /** @type {Promise<void> | undefined} */
  let product
  return {
    site: () => (site ??= buildSite(root)),
    product: () => (product ??= Promise.resolve(site).then(() => build(root))),
  }
}

/**
 * A suite that cannot run counts as one failure.
 * @param {string} name
 * @param {SuiteContext} context
 * @param {Builds} builds
 * @returns {Promise<Counts>}
 */
async function runSuite(name, context, builds) {
  const suite = SUITES[name]
  if (!suite) throw new Error(`The lanes name "${name}", which is not a suite.`)
  const startedAt = performance.now()
  /** @type {Counts} */
  let counts
  try {
    if (suite.needs) await builds[suite.needs]()
    counts = await suite.run(context)
  } catch (error) {
    const text = error instanceof CommandFailedError ? error.output : String(error)
    if (context.log) context.log(text)
    else console.error(text)
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  return counts
}

/** Keeps what the suite prints until it has ended, so that two lanes do not mix their lines. @type {typeof runSuite} */
async function runSuiteQuietly(name, context, builds) {
  console.log(`\n== ${name} …`)
  let output = ''
  const log = (/** @type {string} */ text) => (output += text)
  try {
    return await runSuite(name, { ...context, log }, builds)
  } finally {
    console.log(`\n== output of ${name}\n${output}`)
  }
}

/** @param {readonly Counts[]} all @returns {Counts} */
const sumOf = (all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
})
