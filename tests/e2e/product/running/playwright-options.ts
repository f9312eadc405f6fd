import type { PlaywrightTestConfig } from '@playwright/test'

/** What all suites of the built product share. */
export const playwrightOptions: PlaywrightTestConfig = {
  // One worker: the tests of a suite share products, and some measure times. Suites run side by side.
  workers: 1,
  fullyParallel: false,
  timeout: 240_000,
  expect: { timeout: 30_000 },
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

/** For suites whose tests share one product with the demo content. */
export const withSharedProduct: PlaywrightTestConfig = {
  ...playwrightOptions,
  globalSetup: `${import.meta.dirname}/shared-product.ts`,
}
