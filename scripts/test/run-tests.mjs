// @ts-check
import { findChromium } from './chromium.mjs'
import { runPlaywright, runVitest } from './runners.mjs'
import { build, install } from '../start/prepare.mjs'
import { runChecks } from '../check/checks.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {(text: string) => void} Say */

/**
 * What a suite runs with. Without `say` its runners have the terminal to themselves.
 * @typedef {{ root: string, env: NodeJS.ProcessEnv, say?: Say }} Stage
 */

/** @typedef {(stage: Stage) => Promise<Counts>} Suite */

/** @type {(config: string) => Suite} */
const vitest = (config) => (stage) => runVitest(config, stage)
/** @type {(config: string) => Suite} */
const playwright = (config) => (stage) => runPlaywright(config, stage)

/** @type {Readonly<Record<string, Suite>>} */
const IN_BROWSERS = {
  gallery: vitest('packages/gallery/vitest.config.ts'),
  examples: playwright('packages/gallery/examples/playwright.config.ts'),
  site: vitest('site/vitest.config.ts'),
}

/**
 * Cheap ones first, so that a mistake shows early.
 * @type {Readonly<Record<string, Suite>>}
 */
const BESIDE_THEM = {
  check: runChecks,
  scripts: vitest('scripts/vitest.config.mjs'),
  demo: vitest('demo/vitest.config.mjs'),
  bench: vitest('bench/vitest.config.mjs'),
  content: vitest('packages/content/vitest.config.ts'),
  cms: vitest('cms/vitest.config.ts'),
  import: playwright('tests/e2e/import/playwright.config.ts'),
}

/**
 * By itself: "within a second" is measured.
 * @type {Readonly<Record<string, Suite>>}
 */
const ON_THE_PRODUCT = { e2e: playwright('tests/e2e/playwright.config.ts') }

const SUITES = { ...BESIDE_THEM, ...IN_BROWSERS, ...ON_THE_PRODUCT }

/**
 * @param {string} root
 * @param {string} [only] name of one suite
 * @returns {Promise<Counts>}
 */
export async function runTests(root, only) {
  const suite = only === undefined ? undefined : SUITES[only]
  if (only && !suite)
    throw new Error(
      `There is no suite "${only}". The suites are ${Object.keys(SUITES).join(', ')}.`,
    )
  await install(root)
  await build(root)
  const stage = { root, env: { ...process.env, CHROME_PATH: await findChromium(root) } }
  if (only && suite) return runSuites({ [only]: suite }, stage)
  // Two at a time: neither keeps two processors busy.
  const [aside, inBrowsers] = await Promise.all([
    runSuites(BESIDE_THEM, stage, { isAside: true }),
    runSuites(IN_BROWSERS, stage, { isAside: true }),
  ])
  return sumOf([aside, inBrowsers, await runSuites(ON_THE_PRODUCT, stage)])
}

/**
 * One after the other.
 * @param {Readonly<Record<string, Suite>>} suites
 * @param {Stage} stage
 * @param {{ isAside?: boolean }} [options] aside: what a suite prints is kept until it has ended
 */
async function runSuites(suites, stage, { isAside = false } = {}) {
  /** @type {Counts[]} */
  const all = []
  for (const [name, run] of Object.entries(suites)) {
    const since = performance.now()
    console.log(`\n== ${name}${isAside ? ' …' : ''}`)
    let kept = ''
    const counts = await run(isAside ? { ...stage, say: (text) => (kept += text) } : stage)
    if (isAside) console.log(`\n== ${name}\n${kept}`)
    const seconds = Math.round((performance.now() - since) / 1000)
    console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
    all.push(counts)
  }
  return sumOf(all)
}

/** @param {readonly Counts[]} all */
const sumOf = (all) =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
