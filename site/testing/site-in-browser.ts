import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { startSite, type RunningSite, type SiteOptions } from './running-site'

interface Started {
  readonly site: RunningSite
  readonly browser: Browser
}

/** A running site and a browser, for all tests of a file. Both are there once its tests run. */
export interface SiteInBrowser extends Started {
  /** A walk through a page that has nothing to complain about, to the end. */
  visit(path: string, options: VisitOptions, walk: (page: Page) => Promise<void>): Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  /** Before the page is asked for, which is then not waited for. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Starts them before the tests of the file that calls it, and ends them afterwards. `CHROME_PATH` names the browser. */
export function siteInBrowser(options: SiteOptions = {}): SiteInBrowser {
  let running: Started | undefined
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
    visit: async (path, { prepare, ...options }, walk) => {
      const context = await now().browser.newContext(options)
      const page = await context.newPage()
      const complaints = complaintsOf(page)
      await prepare?.(page)
      await page.goto(now().site.origin + path, { waitUntil: prepare ? 'commit' : 'load' })
      await walk(page)
      expect(complaints).toEqual([])
      await context.close()
    },
  }
}

/** What a page tells the console from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    if (!OF_LOOKING_EARLY.test(message)) complaints.push(message)
  })
  return complaints
}

/** Who asks where something is before the next page's sheets are there, as tests do, has it seem to want no transition. */
const OF_LOOKING_EARLY = /ViewTransition opt-in disabled/

export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
