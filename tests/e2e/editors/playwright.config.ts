import { defineConfig } from '@playwright/test'
import { playwrightOptions } from '../product/playwright-options'

/** What editors, importers and attackers do, and what visitors see of it. These tests write. */
export default defineConfig({
  ...playwrightOptions,
  testDir: '..',
  testIgnore: ['engines/**', 'visitors/**'],
  projects: [
    { name: 'editors', testIgnore: ['engines/**', 'visitors/**', '**/catalogue.spec.ts'] },
    // Last: its articles appear in the galleries of the other tests.
    { name: 'catalogue', testMatch: '**/catalogue.spec.ts' },
  ],
  outputDir: '../../../test-results/editors',
})
