import { defineConfig } from '@playwright/test'
import { playwrightOptions } from '../product/playwright-options'

const LAST = ['**/catalogue.spec.ts', '**/demo-removal.spec.ts']

/** What editors, importers and attackers do, and what visitors see of it. These tests write. */
export default defineConfig({
  ...playwrightOptions,
  testDir: '..',
  testIgnore: ['engines/**', 'visitors/**'],
  projects: [
    { name: 'editors', testIgnore: ['engines/**', 'visitors/**', ...LAST] },
    // Its articles appear in the galleries of the other tests, and the demo is gone afterwards.
    { name: 'catalogue', testMatch: LAST },
  ],
  outputDir: '../../../test-results/editors',
})
