// @ts-check
import { findChromium } from './chromium.mjs'
import { runPlaywright, runVitest } from './runners.mjs'
import { build, install } from '../start/prepare.mjs'
import { runChecks } from '../check/checks.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Cheap suites first, so that a mistake shows early.
 * @type {Readonly<Record<string, (root: string, env: NodeJS.ProcessEnv) => Promise<Counts>>>}
 */
const SUITES = {
  check: runChecks,
  scripts: (root, env) => runVitest(root, 'scripts/vitest.config.mjs', env),
  demo: (root, env) => runVitest(root, 'demo/vitest.config.mjs', env),
  bench: (root, env) => runVitest(root, 'bench/vitest.config.mjs', env),
  content: (root, env) => runVitest(root, 'packages/content/vitest.config.ts', env),
  gallery: (root, env) => runVitest(root, 'packages/gallery/vitest.config.ts', env),
  examples: (root, env) =>
    runPlaywright(root, 'packages/gallery/examples/playwright.config.ts', env),
  site: (root, env) => runVitest(root, 'site/vitest.config.ts', env),
  cms: (root, env) => runVitest(root, 'cms/vitest.config.ts', env),
  e2e: (root, env) => runPlaywright(root, 'tests/e2e/playwright.config.ts', env),
}

/**
 * @param {string} root
 * @param {string} [only] name of one suite
 * @returns {Promise<Counts>}
 */
export async function runTests(root, only) {
  if (only && !(only in SUITES))
    throw new Error(
      `There is no suite "${only}". The suites are ${Object.keys(SUITES).join(', ')}.`,
    )
  await install(root)
  await build(root)
  const env = { ...process.env, CHROME_PATH: await findChromium(root) }
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const [name, run] of Object.entries(SUITES)) {
    if (only && name !== only) continue
    const since = performance.now()
    console.log(`\n== ${name}`)
    const counts = await run(root, env)
    sum.passed += counts.passed
    sum.failed += counts.failed
    sum.skipped += counts.skipped
    const seconds = Math.round((performance.now() - since) / 1000)
    console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  }
  return sum
}
