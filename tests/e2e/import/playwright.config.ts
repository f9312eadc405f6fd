import { defineConfig } from '@playwright/test'
import walks from '../playwright.config'

/** What fills a product with 20,000 articles has one of its own, and runs beside the suites of the parts. */
export default defineConfig({
  ...walks,
  testDir: '.',
  globalSetup: '../product/shared-product.ts',
  projects: [{ name: 'import' }],
  outputDir: '../../../test-results/import',
})
