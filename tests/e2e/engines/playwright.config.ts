import { defineConfig } from '@playwright/test'
import { withSharedProduct } from '../product/running/playwright-options'
import { WALK_TIMEOUT_MS } from './walk-timeout'

/** All walks in all engines. */
export default defineConfig({
  ...withSharedProduct,
  testDir: 'walks',
  timeout: WALK_TIMEOUT_MS,
  outputDir: '../../../test-results/engines',
})
