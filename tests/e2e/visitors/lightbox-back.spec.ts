import { expect, test } from '@playwright/test'
import { GalleryDriver, urlSearch } from '../product/gallery-driver'
import { LightboxDriver } from '../product/lightbox-driver'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()

test('closes by one Back after three slides, keeps the filter, and opens again by Forward', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(site)
  const work = new GalleryDriver(page, 'work')
  const lightbox = new LightboxDriver(page)
  const prints = await work.countOf('topic', 'print')
  await work.selectOption('topic', 'print')
  await expect.poll(() => urlSearch(page)).toBe('?work.topic=print')
  // The URL is written before the tiles change.
  await expect(work.tiles()).toHaveCount(prints)
  const entries = await page.evaluate(() => history.length)
  const ids = (await work.ids()).map((id) => id ?? '')
  await work.openLightbox(ids[1] ?? '')
  for (let step = 2; step <= 4; step += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.status()).toContainText(`${step + 1} of`)
  }
  await expect.poll(() => urlSearch(page)).toBe(`?work.topic=print&work.view=${ids[4]}`)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)

  await page.goBack()
  await lightbox.expectClosed()
  await expect.poll(() => urlSearch(page)).toBe('?work.topic=print')
  await expect.poll(() => work.ids()).toEqual(ids)
  // The last tile is scrolled into view and gets the focus.
  const lastTile = work.tile(ids[4] ?? '')
  await expect(lastTile).toBeInViewport()
  await expect(lastTile.locator('[data-zoom]')).toBeFocused()

  await page.goForward()
  await lightbox.expectOpen()
  await expect(lightbox.status()).toContainText('5 of')
  await page.goBack()
  await lightbox.expectClosed()
})

test(
  'keeps the scroll position when the last tile is in the viewport',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(site)
    const journal = new GalleryDriver(page, 'journal')
    const lightbox = new LightboxDriver(page)
    const [first = ''] = (await journal.ids()).map((id) => id ?? '')
    await journal.openLightbox(first)
    const scrollPosition = await page.evaluate(() => scrollY)
    expect(scrollPosition).toBeGreaterThan(0)
    await page.goBack()
    await lightbox.expectClosed()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition)
  },
)

test(
  'opens the slide of a shared link, and Back returns to the page before',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${site}/about`)
    await page.goto(`${site}/?work.topic=print&work.view=marram`)
    const lightbox = new LightboxDriver(page)
    await lightbox.expectOpen()
    await expect(lightbox.dialog).toHaveAttribute('aria-label', 'Marram')
    await page.goBack()
    await expect(page).toHaveURL(`${site}/about`)
  },
)
