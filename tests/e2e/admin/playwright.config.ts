import { defineConfig } from '@playwright/test'
import { playwrightOptions, WITHOUT_MOTION } from '../product/running/playwright-options'

/** The forms and screens of the admin. Each file starts an empty product of its own. */
export default defineConfig({
  ...playwrightOptions,
  use: { ...playwrightOptions.use, ...WITHOUT_MOTION },
  testDir: '.',
  outputDir: '../../../test-results/admin',
})
