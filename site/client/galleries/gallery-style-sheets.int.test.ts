import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const running = siteInBrowser()

test('a shared slide covers its page until the galleries are hydrated and the other styles are loaded', async () => {
  await running.visit('/?work.view=the-seventh-wave', {}, async (page) => {
    const header = page.locator('.site-header')
    const sheets = page.locator('link[rel="stylesheet"]:not([media])')
    await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
    expect(await header.evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky')
    // The sheets of the page come first, those of hydrated galleries last.
    const names = await sheets.evaluateAll((links) =>
      links.map((link) => /([a-z-]+)-[\w-]{8}\.css/.exec(link.outerHTML)?.[1]),
    )
    expect(names).toEqual(['site', 'open-slide', 'lightbox', 'editorial-english', 'hydrated'])
    await page.keyboard.press('Escape')
    await page.locator('[data-lightbox]').waitFor({ state: 'detached' })
    await expect.poll(() => header.isVisible()).toBe(true)
  })
})

test(
  'without script a shared slide is complete, and Close leads to its page',
  { tags: 'long' },
  async () => {
    await running.visit(
      '/?work.view=the-seventh-wave',
      { javaScriptEnabled: false },
      async (page) => {
        await expect.poll(() => page.locator('[data-lightbox]').isVisible()).toBe(true)
        await expect.poll(() => page.locator('.site-header').isVisible()).toBe(false)
        await page.locator('[data-control="close"]').click()
        await page.locator('.site-header').waitFor()
        const header = page.locator('.site-header')
        expect(await header.evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky')
      },
    )
  },
)

test(
  'galleries are hydrated although a style sheet cannot be loaded',
  { tags: 'long' },
  async () => {
    await running.visit(
      '/',
      {
        prepare: (page) =>
          page.route(/hydrated-[\w-]+\.css/, (route) => route.fulfill({ status: 204 })),
      },
      async (page) => {
        await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
        await expect.poll(() => page.locator('[data-tile]').first().isVisible()).toBe(true)
      },
    )
  },
)
