import { defineConfig } from '@playwright/test'

/** End-to-end: the built product, started as a stranger starts it, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  globalSetup: './product/shared-product.ts',
  // One worker: the tests share one product on two cores, and "within a second" is measured.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  projects: [
    // The admin's forms can lose what is typed while they hear from their server (Payload 3.90): one more try, in a product
    // of its own, which the report then calls flaky.
    { name: 'admin', testMatch: '**/admin-*.spec.ts', retries: 1 },
    { name: 'site', testIgnore: ['**/admin-*.spec.ts', '**/import/**'] },
  ],
  outputDir: '../../test-results/walks',
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
