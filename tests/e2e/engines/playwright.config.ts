import { defineConfig } from '@playwright/test'
import { withSharedProduct } from '../product/playwright-options'

/** What visitors do, in Chromium, Firefox and WebKit. */
export default defineConfig({
  ...withSharedProduct,
  testDir: 'walks',
  outputDir: '../../../test-results/engines',
})
