import { defineConfig } from '@playwright/test'
import { playwrightOptions } from '../product/running/playwright-options'
import { WALK_TIMEOUT_MS } from '../engines/walk-timeout'

/** What visitors meet on the demo, and the walks in other engines. These tests read only, so they share one product. */
export default defineConfig({
  ...playwrightOptions,
  globalSetup: ['../product/running/shared-product.ts', './add-image-page.ts'],
  outputDir: '../../../test-results/visitors',
  // Each test would start a process of the browser: a tenth of the time. They leave nothing but what is reset.
  use: { ...playwrightOptions.use, reuseContext: true },
  projects: [
    { name: 'Chromium', testDir: '.' },
    // The suite `engines` does the long ones.
    {
      name: 'engines',
      testDir: '../engines/walks',
      timeout: WALK_TIMEOUT_MS,
      grepInvert: /@long/,
    },
  ],
})
