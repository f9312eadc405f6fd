import { defineConfig } from '@playwright/test'
import { playwrightOptions } from '../product/running/playwright-options'

/** What editors wait for, measured: figures are printed beside their goals. Each file uses an empty product. */
export default defineConfig({
  ...playwrightOptions,
  testDir: '.',
  timeout: 1_800_000,
  outputDir: '../../../test-results/editing',
  // Each has a browser of its own: that of the photographs has a low priority.
  projects: [
    { name: 'photographs', testMatch: 'photographs.spec.ts' },
    { name: 'preview', testMatch: 'preview-latency.spec.ts' },
  ],
})
