import { defineConfig } from '@playwright/test'
import { withSharedProduct } from '../product/running/playwright-options'

const OTHER_SUITES = [
  ...['e2e/admin/**', 'e2e/editing/**', 'e2e/engines/**', 'e2e/visitors/**'],
  ...['cluster/**', 'fault/**', 'imports/**'],
]
const LAST = ['**/catalogue.spec.ts', '**/demo-removal.spec.ts', '**/slow-visitors.spec.ts']

/** What editors, importers and attackers do on the demo, and what visitors see of it. These tests write. */
export default defineConfig({
  ...withSharedProduct,
  testDir: '../..',
  projects: [
    { name: 'editors', testIgnore: [...OTHER_SUITES, ...LAST] },
    // Its articles appear in the galleries of the other tests, and the demo is gone afterwards. Slow visitors come when the
    // first editor has signed up.
    { name: 'catalogue', testMatch: LAST },
  ],
  outputDir: '../../../test-results/editors',
})
