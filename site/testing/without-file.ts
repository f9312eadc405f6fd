import type { BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import { collectConsoleProblems, type SiteInBrowser } from './site-in-browser'

interface Visit extends BrowserContextOptions {
  readonly path: string
  /** Name of the file in the console, if it is another one that needs the missing file. */
  readonly reportedAs?: string
}

/** What a visitor does. `failure` resolves when the console has named the file. */
type Walk = (page: Page, failure: () => Promise<void>) => Promise<void>

/** What the browser itself writes of a file that does not come. */
const NETWORK = /^Failed to load resource/

/** Opens pages without one file of the site's scripts, and expects that the console names it and nothing else. */
export const withoutFile =
  (on: SiteInBrowser) =>
  async (
    file: string,
    { path, reportedAs = file, ...options }: Visit,
    walk: Walk,
  ): Promise<void> => {
    const viewport = { width: 1280, height: 900 }
    const context = await on.browser.newContext({ viewport, ...options })
    const page = await context.newPage()
    const problems = collectConsoleProblems(page)
    await page.route(new RegExp(`/assets/${file}-[\\w-]+\\.js$`), (route) => route.abort())
    await page.goto(on.site.origin + path)
    const report = () => problems.filter((line) => line.startsWith('Error in script declaration'))
    // Its own name in brackets, or that of the file that needs it.
    const named = new RegExp(`(fetch|import).*\\W${reportedAs}\\W`)
    const isNamed = () => report().some((line) => named.test(line))
    await walk(page, () => expect.poll(isNamed).toBe(true))
    expect(isNamed()).toBe(true)
    expect(problems.filter((line) => !report().includes(line) && !NETWORK.test(line))).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
    await context.close()
  }
