import { expect, test } from '@playwright/test'
import { GalleryOnPage, search } from './product/gallery-page'
import { LightboxOnPage } from './product/lightbox-on-page'
import { sharedProduct } from './product/shared-product'

const { site } = sharedProduct()

test('open, move three, Back once: closed, with the filter and the place kept; Forward opens it again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(site)
  const work = new GalleryOnPage(page, 'work')
  const lightbox = new LightboxOnPage(page)
  await work.choose('topic', 'print')
  await expect.poll(() => search(page)).toBe('?work.topic=print')
  const entries = await page.evaluate(() => history.length)
  const ids = (await work.ids()).map((id) => id ?? '')
  await work.enlarge(ids[1] ?? '')
  for (let step = 2; step <= 4; step += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.status()).toContainText(`${step + 1} of`)
  }
  expect(search(page)).toBe(`?work.topic=print&work.view=${ids[4]}`)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)

  await page.goBack()
  await lightbox.expectClosed()
  expect(search(page)).toBe('?work.topic=print')
  expect(await work.ids()).toEqual(ids)
  // It may have been far away: it is brought into view, and the focus is with it.
  const shown = work.tile(ids[4] ?? '')
  await expect(shown).toBeInViewport()
  await expect(shown.locator('[data-zoom]')).toBeFocused()

  await page.goForward()
  await lightbox.expectOpen()
  await expect(lightbox.status()).toContainText('5 of')
  await page.goBack()
  await lightbox.expectClosed()
})

test('the page stays where it was when the tile last shown can be seen from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site)
  const journal = new GalleryOnPage(page, 'journal')
  const lightbox = new LightboxOnPage(page)
  const [first = ''] = (await journal.ids()).map((id) => id ?? '')
  await journal.enlarge(first)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await page.goBack()
  await lightbox.expectClosed()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('a shared link opens the same slide, and Back leaves the site as it came', async ({
  page,
}) => {
  await page.goto(`${site}/about`)
  await page.goto(`${site}/?work.topic=print&work.view=marram`)
  const lightbox = new LightboxOnPage(page)
  await lightbox.expectOpen()
  await expect(lightbox.dialog).toHaveAttribute('aria-label', 'Marram')
  await page.goBack()
  await expect(page).toHaveURL(`${site}/about`)
})
