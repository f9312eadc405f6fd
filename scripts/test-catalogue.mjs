// @ts-check
import { build } from './build/build.mjs'
import { install } from './build/install.mjs'
import { ROOT } from './cli/project-root.mjs'
import { runCli } from './cli/run-cli.mjs'
import { findChromium } from './test/chromium.mjs'
import { runPlaywright } from './test/runners.mjs'

const HELP = `npm run test:catalogue: imports the whole catalogue of 20,000 artworks into the built product and tests its gallery.

npm test runs the same tests with 2,000 artworks.
`

await runCli(HELP, async () => {
  await install(ROOT)
  await build(ROOT)
  const CHROME_PATH = await findChromium(ROOT)
  const env = { ...process.env, CHROME_PATH, CATALOGUE_LINES: '20000' }
  const config = 'tests/e2e/import/playwright.config.ts'
  const { passed, failed } = await runPlaywright(config, { root: ROOT, env })
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
})
