import { defineConfig } from '@playwright/test'
import { playwrightOptions } from '../product/playwright-options'

/** What visitors do, in Chromium, Firefox and WebKit. */
export default defineConfig({
  ...playwrightOptions,
  testDir: 'walks',
  outputDir: '../../../test-results/engines',
})
