import { defineConfig } from '@playwright/test'
import { playwrightOptions } from '../product/playwright-options'

/** What visitors meet on the demo. These tests read only, so they share one product. */
export default defineConfig({
  ...playwrightOptions,
  testDir: '.',
  outputDir: '../../../test-results/visitors',
})
