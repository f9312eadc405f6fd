import { defineConfig } from '@playwright/test'
import { playwrightOptions } from '../product/running/playwright-options'

/** The forms and screens of the admin. With SOAK=on the tests are longer, and those of `soak/` run too. */
export default defineConfig({
  ...playwrightOptions,
  // Without, a tenth of the time goes into painting Payload's animations.
  use: { ...playwrightOptions.use, contextOptions: { reducedMotion: 'reduce' } },
  testDir: '.',
  testIgnore: process.env['SOAK'] === 'on' ? [] : '**/soak/**',
  outputDir: '../../../test-results/admin',
})
