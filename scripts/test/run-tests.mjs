// @ts-check
import { build, buildSite } from '../build/build.mjs'
import { install } from '../build/install.mjs'
import { runChecks } from '../check/checks.mjs'
import { CommandError } from '../cli/command-error.mjs'
import { CommandFailedError } from '../process/run-command.mjs'
import { runConcurrently } from '../process/run-concurrently.mjs'
import { findChromium } from './chromium.mjs'
import { findEngines } from './engines.mjs'
import { runPlaywright, runVitest } from './runners.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Results `failures`: each with its title and message */

/**
 * What a suite runs with. Without `log` its runners print to the terminal themselves; without `length` all its tests run.
 * @typedef {{ root: string, env: NodeJS.ProcessEnv, log?: (text: string) => void, length?: import('./runners.mjs').Length }} SuiteContext
 */

/** @typedef {{ run: (context: SuiteContext) => Promise<Results>, needs?: 'site' | 'product' }} Suite needs: what is built first */

/** @type {(config: string, needs?: Suite['needs']) => Suite} */
const vitest = (config, needs) => ({ run: (context) => runVitest(config, context), needs })
/** @type {(config: string, needs?: Suite['needs']) => Suite} */
const playwright = (config, needs) => ({ run: (context) => runPlaywright(config, context), needs })

/** The long form of tests, which also have a short one. @type {(config: string, file?: string) => Suite} */
const soak = (config, file) => ({
  run: ({ env, ...context }) =>
    runVitest(config, {
      ...context,
      env: { ...env, SOAK: 'on' },
      files: file === undefined ? [] : [file],
    }),
  needs: 'product',
})

/** Types in forms of the admin with all delays, without and with failures. @type {(file: string) => Suite} */
const typingSoak = (file) => ({
  run: (context) =>
    runPlaywright('tests/e2e/admin/playwright.config.ts', {
      ...context,
      env: { ...context.env, SOAK: 'on' },
      file,
    }),
  needs: 'product',
})

/** Has the paths of Firefox and WebKit. @type {(config: string) => Suite} */
const withEngines = (config) => ({
  run: async (context) =>
    runPlaywright(config, {
      ...context,
      env: { ...context.env, ...(await findEngines(context)) },
    }),
  needs: 'product',
})

/** A third one would use the tenth of two processors that two leave idle, and make each test so slow that some fail. */
const SUITES_AT_A_TIME = 2

/**
 * In the order of their start: the checks first, so that a mistake shows early; then those that take longest with one
 * worker, so that none is left alone at the end. The gallery needs no build, so it runs while the product is built.
 * @type {Readonly<Record<string, Suite>>}
 */
const SUITES = {
  check: { run: runChecks },
  admin: playwright('tests/e2e/admin/playwright.config.ts', 'product'),
  gallery: vitest('packages/gallery/vitest.config.ts'),
  editors: playwright('tests/e2e/editors/playwright.config.ts', 'product'),
  visitors: withEngines('tests/e2e/visitors/playwright.config.ts'),
  site: vitest('site/vitest.config.ts', 'site'),
  cms: vitest('cms/vitest.config.ts'),
  fault: vitest('tests/fault/vitest.config.ts', 'product'),
  scripts: vitest('scripts/vitest.config.mjs'),
  package: vitest('packages/gallery/build/package/vitest.config.ts'),
  content: vitest('packages/content/vitest.config.ts'),
  demo: vitest('demo/vitest.config.mjs'),
  bench: vitest('bench/vitest.config.mjs'),
}

const SUITES_WITH_LONG_TESTS = [
  'admin',
  'editors',
  'visitors',
  'gallery',
  'site',
  'cms',
  'scripts',
  'package',
]

/** The tests of these that `npm test` leaves out. @type {Readonly<Record<string, Suite>>} */
const LONG_TESTS = Object.fromEntries(
  Object.entries(SUITES)
    .filter(([name]) => SUITES_WITH_LONG_TESTS.includes(name))
    .map(([name, suite]) => [
      name,
      { ...suite, run: (context) => suite.run({ ...context, length: 'long' }) },
    ]),
)

/** Takes too long for `npm test`. @type {Readonly<Record<string, Suite>>} */
const LONG_SUITES = {
  ...LONG_TESTS,
  examples: playwright('packages/gallery/examples/playwright.config.ts'),
  engines: withEngines('tests/e2e/engines/playwright.config.ts'),
  accessibility: {
    run: async ({ env, ...options }) => {
      const context = { ...options, env: { ...env, ACCESSIBILITY: 'whole' } }
      const pages = await runPlaywright('tests/e2e/visitors/playwright.config.ts', {
        ...context,
        file: 'visitors/(audits/|image-sizes|lightbox-layout)',
      })
      const files = ['tests/theme', 'lightbox-details/details', 'video/videos', 'long-words']
      const ofSite = await runVitest('site/vitest.config.ts', { ...context, files })
      return sumOf([pages, ofSite])
    },
    needs: 'product',
  },
  catalogue: {
    run: (context) =>
      runPlaywright('tests/e2e/editors/playwright.config.ts', {
        ...context,
        env: { ...context.env, CATALOGUE_LINES: '20000' },
        project: 'catalogue',
      }),
    needs: 'product',
  },
  soak: typingSoak('saving/(typing.spec|new-document)'),
  blocks: typingSoak('saving/(typing-in-blocks|soak)'),
  editing: playwright('tests/e2e/editing/playwright.config.ts', 'product'),
  postgres: {
    run: async ({ env, ...options }) => {
      const context = { ...options, env: { ...env, E2E_DATABASE: 'postgres' } }
      const admin = await runPlaywright('tests/e2e/admin/playwright.config.ts', context)
      const editors = await runPlaywright('tests/e2e/editors/playwright.config.ts', {
        ...context,
        file: 'e2e/editors/|attack/markers',
      })
      const editing = await runPlaywright('tests/e2e/editing/playwright.config.ts', context)
      return sumOf([admin, editors, editing])
    },
    needs: 'product',
  },
  static: soak('site/vitest.config.ts', 'static-site.int'),
  imports: vitest('tests/imports/vitest.config.ts', 'product'),
  faults: soak('tests/fault/vitest.config.ts'),
  attacks: {
    run: (context) =>
      runPlaywright('tests/e2e/editors/playwright.config.ts', {
        ...context,
        env: { ...context.env, SOAK: 'on' },
        file: 'attack/(slow-visitors|flood|load|fuzz|markup)',
      }),
    needs: 'product',
  },
  memory: soak('tests/fault/vitest.config.ts', 'small-machine'),
  locks: soak('scripts/vitest.config.mjs', 'lock-data-folder'),
  library: soak('cms/vitest.config.ts', 'media-library'),
  upgrades: soak('cms/vitest.config.ts', 'upgrade'),
  accounts: soak('cms/vitest.config.ts', 'sign-in-times'),
  fuzz: soak('cms/vitest.config.ts', 'signed-in-fuzz'),
  cluster: vitest('tests/cluster/vitest.config.ts', 'product'),
}

export const SUITE_NAMES = Object.keys(SUITES)
export const LONG_SUITE_NAMES = Object.keys(LONG_SUITES)

/**
 * Runs every suite, or one.
 * @param {string} root
 * @param {string} [only] name of the one suite
 * @returns {Promise<Results>}
 * @throws {CommandError} when there is no such suite
 */
export async function runTests(root, only) {
  if (only !== undefined && !(only in SUITES))
    throw new CommandError(`There is no suite "${only}". The suites are ${SUITE_NAMES.join(', ')}.`)
  const { context: prepared, builds } = await prepare(root)
  /** @type {SuiteContext} */
  const context = { ...prepared, length: 'short' }
  const suite = only === undefined ? undefined : SUITES[only]
  if (only !== undefined && suite) return runSuite({ name: only, suite, context, builds })
  const env = { ...context.env, SUITES_AT_A_TIME: String(SUITES_AT_A_TIME) }
  const results = await runConcurrently(Object.entries(SUITES), SUITES_AT_A_TIME, ([name, suite]) =>
    runSuiteQuietly({ name, suite, context: { ...context, env }, builds }),
  )
  return sumOf(results)
}

/**
 * Runs the suites that `npm test` leaves out, one after another, or some of them.
 * @param {string} root
 * @param {readonly string[]} [only]
 * @returns {Promise<Results>}
 * @throws {CommandError} when there is no such suite
 */
export async function runLongTests(root, only) {
  const unknown = only?.find((name) => !(name in LONG_SUITES))
  if (unknown !== undefined)
    throw new CommandError(
      `There is no suite "${unknown}". The suites are ${LONG_SUITE_NAMES.join(', ')}.`,
    )
  const { context, builds } = await prepare(root)
  /** @type {Results[]} */
  const results = []
  for (const [name, suite] of Object.entries(LONG_SUITES))
    if (only === undefined || only.includes(name))
      results.push(await runSuite({ name, suite, context, builds }))
  return sumOf(results)
}

/** Prints what failed and the last line of a test command and ends the process with its exit code. @param {Results} results */
export function printTotals({ passed, failed, skipped, failures }) {
  for (const failure of failures) console.log(`\n✗ ${failure}`)
  if (skipped > 0) console.log(`\n${skipped} skipped`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

/** @param {string} root */
async function prepare(root) {
  await install(root, { tools: true })
  const chromium = await findChromium(root, { allowsShell: true })
  const context = { root, env: { ...process.env, CHROME_PATH: chromium } }
  return { context, builds: startBuilds(root) }
}

/** @typedef {{ site: () => Promise<void>, product: () => Promise<void> }} Builds */

/** Builds once, when the first suite needs it. @param {string} root @returns {Builds} */
function startBuilds(root) {
  /** @type {Promise<void> | undefined} */
  let site
  /** @type {Promise<void> | undefined} */
  let product
  // The product contains the site: two suites must not build it at the same time.
  const buildSiteOnce = () => (site ??= buildSite(root))
  return {
    site: buildSiteOnce,
    product: () => (product ??= buildSiteOnce().then(() => build(root))),
  }
}

/**
 * A suite that cannot run counts as one failure.
 * @param {{ name: string, suite: Suite, context: SuiteContext, builds: Builds }} options
 * @returns {Promise<Results>}
 */
async function runSuite({ name, suite, context, builds }) {
  const startedAt = performance.now()
  /** @type {Results} */
  let results
  try {
    if (suite.needs) await builds[suite.needs]()
    results = await suite.run(context)
  } catch (error) {
    const text = error instanceof CommandFailedError ? error.output : String(error)
    if (context.log) context.log(text)
    else console.error(text)
    results = { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${text}`] }
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`== ${name}: ${results.passed} passed, ${results.failed} failed, ${seconds} s`)
  return results
}

/** Keeps what the suite prints until it has ended, so that two suites do not mix their lines. @type {typeof runSuite} */
async function runSuiteQuietly({ context, ...options }) {
  console.log(`\n== ${options.name} …`)
  let output = ''
  const log = (/** @type {string} */ text) => (output += text)
  try {
    return await runSuite({ ...options, context: { ...context, log } })
  } finally {
    console.log(`\n== output of ${options.name}\n${output}`)
  }
}

/** @param {readonly Results[]} all @returns {Results} */
const sumOf = (all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: all.flatMap(({ failures }) => failures),
})
