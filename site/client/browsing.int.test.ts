import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../testing/site-in-browser'

const on = siteInBrowser()

const visit: typeof on.visit = (path, options, walk) =>
  on.visit(path, { viewport: { width: 1280, height: 900 }, ...options }, walk)

const gallery = (page: Page, id: string) => page.locator(`[data-gallery="${id}"]`)
const hydrated = (page: Page) =>
  page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
const search = (page: Page) => new URL(page.url()).search
const status = (page: Page, id: string) =>
  gallery(page, id).locator('[role="status"]').first().textContent()

test('without script links filter, remove filters and open the lightbox', async () => {
  await visit('/', { javaScriptEnabled: false }, async (page) => {
    const work = gallery(page, 'work')
    await work.locator('[data-option="print"]').click()
    expect(search(page)).toBe('?work.topic=print')
    await expect.poll(() => status(page, 'work')).toContain('8 of 40')
    await work.locator('[data-option="2022"][href]').click()
    expect(search(page)).toBe('?work.topic=print&work.year=2022')
    await work.locator('[data-active-filters] a').first().click()
    expect(search(page)).toBe('?work.year=2022')
    const tile = work.locator('[data-tile]').first()
    await tile.hover()
    await tile.locator('[data-zoom]').click()
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(1)
    await page.locator('dialog[open]').getByRole('link', { name: 'Close' }).click()
    expect(search(page)).toBe('?work.year=2022')
  })
})

test('with script filtering loads no page, and Back removes the filter', async () => {
  await visit('/', {}, async (page) => {
    await hydrated(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await gallery(page, 'work').locator('[data-option="print"]').click()
    await gallery(page, 'work').locator('[data-active-filters] a').first().waitFor()
    await expect.poll(() => status(page, 'work')).toContain('8 of 40')
    await page.goBack()
    await page.waitForFunction(() => location.search === '')
    await expect.poll(() => status(page, 'work')).toBe('40 articles')
    expect(documents).toEqual([])
  })
})

test(
  'hydrates once, although the idle callback comes after the first click',
  { tags: 'long' },
  async () => {
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        const idle = new Promise((resolve) => addEventListener('idle', resolve))
        window.requestIdleCallback = (callback) => {
          void idle.then(() => callback({ didTimeout: false, timeRemaining: () => 50 }))
          return 1
        }
      })
    await visit('/', { prepare }, async (page) => {
      await page.waitForLoadState('load')
      const work = gallery(page, 'work')
      await work.locator('[data-option="print"]').click()
      await work.locator('[data-active-filters] a').first().waitFor()
      await page.evaluate(() => dispatchEvent(new Event('idle')))
      // The effects of a second hydration would come before those of this click.
      await gallery(page, 'work').locator('[data-option="2022"][href]').click()
      await expect.poll(() => search(page)).toBe('?work.topic=print&work.year=2022')
    })
  },
)

test(
  'renders a gallery from scratch when its page is older than its data file, without a console message',
  { tags: 'long' },
  async () => {
    const older = (page: Page) =>
      page.route(on.site.origin, async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        const body = text
          .replace(/(data-gallery-file="[^"]*\/)[^"/]+\.json/g, '$1older.json')
          .replaceAll('40 articles', '39 articles')
        await route.fulfill({ response, body })
      })
    await visit('/', { prepare: older }, async (page) => {
      await hydrated(page)
      await expect.poll(() => status(page, 'work')).toBe('40 articles')
      await gallery(page, 'work').locator('[data-option="print"]').click()
      await gallery(page, 'work').locator('[data-active-filters] a').first().waitFor()
      await expect.poll(() => status(page, 'work')).toContain('8 of 40')
    })
  },
)

test(
  'filters although the script of React cannot be loaded, and follows a link to a slide',
  { tags: 'long' },
  async () => {
    const context = await on.browser.newContext()
    const page = await context.newPage()
    await page.route('**/hydrate-galleries-*.js', (route) => route.abort())
    await page.goto(on.site.origin, { waitUntil: 'load' })
    await gallery(page, 'work').locator('[data-option="book"]').click()
    await page.waitForURL((url) => url.search === '?work.topic=book')
    await expect.poll(() => status(page, 'work')).toContain('8 of 40')
    const tile = gallery(page, 'work').locator('[data-tile]').first()
    await tile.hover()
    await tile.locator('[data-zoom]').click()
    await page.locator('dialog[data-lightbox][open]').waitFor()
    expect(search(page)).toMatch(/^\?work\.topic=book&work\.view=/)
    await page.goBack()
    await page.locator('dialog[data-lightbox]').waitFor({ state: 'detached' })
    expect(await status(page, 'work')).toContain('8 of 40')
    await context.close()
  },
)

test(
  'a shared slide opens, goes to the next slide and closes to its page',
  { tags: 'long' },
  async () => {
    await visit('/?work.view=the-seventh-wave', {}, async (page) => {
      await hydrated(page)
      expect(await page.title()).toContain('The Seventh Wave')
      const dialog = page.locator('dialog[data-lightbox][open]')
      await page.keyboard.press('ArrowRight')
      await page.waitForFunction(() => !location.search.includes('the-seventh-wave'))
      const shown = new URLSearchParams(search(page)).get('work.view')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      // The numbered page with the tile of the last slide.
      expect(search(page)).toMatch(/^(\?work\.page=\d+)?$/)
      await page.locator(`[data-gallery="work"] [data-tile="${shown}"]`).waitFor()
    })
  },
)

test('the menu works on a phone without script', { tags: 'long' }, async () => {
  await visit(
    '/',
    { javaScriptEnabled: false, viewport: { width: 360, height: 700 } },
    async (page) => {
      const about = page.getByRole('link', { name: 'About' })
      await expect.poll(() => about.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Menu' }).click()
      await about.click()
      expect(new URL(page.url()).pathname).toBe('/about')
    },
  )
})
