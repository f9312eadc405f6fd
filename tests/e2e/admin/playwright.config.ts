import { defineConfig } from '@playwright/test'
import { playwrightOptions } from '../product/running/playwright-options'

/** The forms and screens of the admin. Each file starts an empty product of its own. */
export default defineConfig({
  ...playwrightOptions,
  // Without, a tenth of the time goes into painting Payload's animations.
  use: { ...playwrightOptions.use, contextOptions: { reducedMotion: 'reduce' } },
  testDir: '.',
  outputDir: '../../../test-results/admin',
})
