import type { PlaywrightTestConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from '../../../../scripts/test/chromium-arguments.mjs'

/** What all suites of the built product share. */
export const playwrightOptions: PlaywrightTestConfig = {
  // One worker: the tests of a suite share products, and some measure times. Suites run side by side.
  workers: 1,
  fullyParallel: false,
  // No limit for speed: on a busy machine the longest test takes some minutes.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  forbidOnly: !!process.env['CI'],
  use: {
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      args: CHROMIUM_ARGUMENTS,
    },
  },
}

/** For suites whose tests share one product with the demo content. */
export const withSharedProduct: PlaywrightTestConfig = {
  ...playwrightOptions,
  globalSetup: `${import.meta.dirname}/shared-product.ts`,
}
