import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

const VIEWPORT = { width: 1280, height: 720 }

/**
 * Opens pages for one file of tests after another. A new page has a process of its own, which compiles the scripts of the
 * admin again (1.5 s of a processor), so a page is used again when the next file asks for the same options but the viewport.
 */
export function createPageOpener(browser: Browser, reused: Page) {
  let last = reused
  let lastOptions = '{}'
  return async ({ viewport = VIEWPORT, ...options }: BrowserContextOptions): Promise<Page> => {
    if (last.isClosed() || JSON.stringify(options) !== lastOptions) {
      if (!last.isClosed()) await last.context().close()
      last = await (await browser.newContext({ viewport, ...options })).newPage()
      lastOptions = JSON.stringify(options)
    } else {
      await reset(last)
      if (viewport) await last.setViewportSize(viewport)
    }
    return last
  }
}

/** Closes the other pages of its profile, and removes its routes, cookies and what the site has stored. */
async function reset(page: Page): Promise<void> {
  const context = page.context()
  await Promise.all(context.pages().map((each) => each !== page && each.close()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { origin } = new URL(page.url())
  if (origin.startsWith('http')) {
    await page.evaluate(() => sessionStorage.clear())
    const session = await context.newCDPSession(page)
    await page.goto('about:blank')
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
  }
  await context.clearCookies()
}
