import type { PlaywrightTestConfig } from '@playwright/test'

/** What all suites of the built product share. Each runs against a product of its own with the demo content. */
export const playwrightOptions: PlaywrightTestConfig = {
  globalSetup: `${import.meta.dirname}/shared-product.ts`,
  // One worker: the tests of a suite share one product, and some measure times. Two suites run side by side.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env['CI'],
  use: {
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
}
