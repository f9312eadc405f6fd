import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { startSite, type RunningSite, type SiteOptions } from './running-site'

/** A running site and a browser, for all tests of a file. Both are there once its tests run. */
export interface SiteInBrowser {
  readonly site: RunningSite
  readonly browser: Browser
}

/** Starts them before the tests of the file that calls it, and ends them afterwards. `CHROME_PATH` names the browser. */
export function siteInBrowser(options: SiteOptions = {}): SiteInBrowser {
  let running: SiteInBrowser | undefined
  beforeAll(async () => {
    running = { site: await startSite(options), browser: await launchBrowser() }
  })
  afterAll(async () => {
    await running?.browser.close()
    await running?.site.stop()
  })
  const now = () => {
    if (!running)
      throw new Error('The site and the browser start before the first test, not earlier.')
    return running
  }
  return {
    get site() {
      return now().site
    },
    get browser() {
      return now().browser
    },
  }
}

export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
