import { defineConfig } from '@playwright/test'
import e2e from '../playwright.config'

/** The import of thousands of articles has an own product. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../product/shared-product.ts',
  projects: [{ name: 'import' }],
  outputDir: '../../../test-results/import',
})
