import { defineConfig } from '@playwright/test'
import { withSharedProduct } from '../product/playwright-options'

/** What visitors meet on the demo. These tests read only, so they share one product. */
export default defineConfig({
  ...withSharedProduct,
  testDir: '.',
  outputDir: '../../../test-results/visitors',
})
