import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { startSite, type RunningSite, type SiteOptions } from './running-site'

interface Started {
  readonly site: RunningSite
  readonly browser: Browser
}

/** A running site and a browser for all tests of a file, available once its tests run. */
export interface SiteInBrowser extends Started {
  /** Opens a page in a context of its own, and fails if it writes errors or warnings to the console. */
  visit(path: string, options: VisitOptions, walk: (page: Page) => Promise<void>): Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page is requested. Then `visit` does not wait until the page has loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Starts both before the tests of the file that calls it, and stops them after. */
export function siteInBrowser(options: SiteOptions = {}): SiteInBrowser {
  let started: Started | undefined
  beforeAll(async () => {
    started = { site: await startSite(options), browser: await connectBrowser() }
  })
  afterAll(async () => {
    await started?.browser.close()
    await started?.site.stop()
  })
  const running = () => {
    if (!started)
      throw new Error('The site and the browser start before the first test, not earlier.')
    return started
  }
  return {
    get site() {
      return running().site
    },
    get browser() {
      return running().browser
    },
    visit: async (path, { prepare, ...options }, walk) => {
      const context = await running().browser.newContext(options)
      const page = await context.newPage()
      const problems = collectConsoleProblems(page)
      await prepare?.(page)
      await page.goto(running().site.origin + path, { waitUntil: prepare ? 'commit' : 'load' })
      await walk(page)
      expect(problems).toEqual([])
      await context.close()
    },
  }
}

/** Collects errors and warnings of a page from now on. */
export function collectConsoleProblems(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    if (!TRANSITION_SKIPPED.test(message)) problems.push(message)
  })
  return problems
}

/**
 * Chromium skips a view transition if a script measures the new page before its style sheets have loaded. Tests do, when
 * they look for elements.
 */
const TRANSITION_SKIPPED = /ViewTransition opt-in disabled/

/** Connects to the browser of the global setup. Closing it closes only the contexts of this connection. */
export const connectBrowser = () => chromium.connect(inject('browserUrl'))
