import { defineConfig } from '@playwright/test'
import { withSharedProduct } from '../product/playwright-options'

/** What visitors do, in Chromium, Firefox and WebKit. */
export default defineConfig({
  ...withSharedProduct,
  testDir: 'walks',
  // A walk loads several pages, in software rendering; on a busy machine the longest one took 51 s.
  timeout: 180_000,
  outputDir: '../../../test-results/engines',
})
