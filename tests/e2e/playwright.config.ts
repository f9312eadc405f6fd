import { defineConfig } from '@playwright/test'

/** End-to-end tests of the built product, started by `npm start`, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  globalSetup: './product/shared-product.ts',
  // One worker: the tests share one product on two cores, and some measure times.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  projects: [
    // The admin's forms can lose input while a response of the server arrives (Payload 3.90): one retry with an own
    // product, which the report then calls flaky.
    { name: 'admin', testMatch: '**/admin-*.spec.ts', retries: 1 },
    { name: 'site', testIgnore: ['**/admin-*.spec.ts', '**/import/**'] },
  ],
  outputDir: '../../test-results/e2e',
  use: {
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
