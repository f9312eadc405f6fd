import { expect, test, type Page } from '@playwright/test'
import { GalleryOnPage } from './product/gallery-page'
import { LightboxOnPage } from './product/lightbox-on-page'
import { connectToCms, type Doc, type CmsClient } from './product/cms-client'
import { sharedProduct } from './product/shared-product'

const { site } = sharedProduct()
const ADDRESS = `${site}/enlarged`
/** An editor sees a change on the public page within this time, ms. */
const WITHIN = { timeout: 1000, intervals: [50] }

let cms: CmsClient
let page: Doc
let round = 0
test.beforeAll(async () => {
  cms = connectToCms()
  page = await cms.create('pages', { title: 'Enlarged', slug: 'enlarged', ...withGallery({}) })
})
test.afterAll(() => cms.remove('pages', page.id))

const withGallery = (options: object, title = 'Everything') => ({
  blocks: [{ blockType: 'gallery', galleryId: 'all', title, ...options }],
  _status: 'published',
})

/** Sets options and waits until the public page has them. */
async function set(options: object) {
  const title = `Everything, take ${(round += 1)}`
  await cms.update('pages', page.id, withGallery(options, title))
  await expect.poll(async () => (await fetch(ADDRESS)).text(), WITHIN).toContain(title)
}

async function openFirst(browserPage: Page) {
  await browserPage.goto(ADDRESS)
  const all = new GalleryOnPage(browserPage, 'all')
  await all.enlarge((await firstImage(all)) ?? '')
  return new LightboxOnPage(browserPage)
}

/** The first tile with an image. */
const firstImage = (all: GalleryOnPage) =>
  all.section.locator('[data-tile]:has(image, img)').first().getAttribute('data-tile')

test('an editor offers the download of the image, and takes back sharing', async ({ page }) => {
  await set({ download: true, share: false })
  const offered = await openFirst(page)
  await expect(offered.dialog.locator('a[download]')).toHaveCount(1)
  await expect(offered.control('Share')).toHaveCount(0)
  await set({})
  const plain = await openFirst(page)
  await expect(plain.control('Share')).toHaveCount(1)
  await expect(plain.dialog.locator('a[download]')).toHaveCount(0)
})

test('an editor asks for thumbnails; one of them leads to its image', async ({ page }) => {
  await set({ thumbnails: true })
  const lightbox = await openFirst(page)
  const strip = lightbox.dialog.locator('[data-thumbnails]')
  await expect(strip.locator('[aria-current]')).toHaveCount(1)
  const before = await lightbox.status().textContent()
  await strip.locator(':is(a, button):not([aria-current])').first().click()
  await expect(lightbox.status()).not.toHaveText(before ?? '')
})

test('an editor leaves the captions out', async ({ page }) => {
  const heightOfCaption = async () => {
    const caption = (await openFirst(page)).dialog.locator('[data-slide] figcaption > span').first()
    return (await caption.boundingBox())?.height ?? 0
  }
  await set({})
  expect(await heightOfCaption()).toBeGreaterThan(10)
  await set({ captions: false })
  expect(await heightOfCaption()).toBeLessThanOrEqual(1)
})

test('a slideshow that starts by itself can be stopped', async ({ page }) => {
  await set({ autoplay: true })
  const lightbox = await openFirst(page)
  await lightbox.control('Pause slideshow').click()
  await expect(lightbox.control('Play slideshow')).toBeVisible()
})

test('an editor has a click on a tile enlarge it, or do nothing', async ({ page }) => {
  const all = new GalleryOnPage(page, 'all')
  const lightbox = new LightboxOnPage(page)
  const clickTile = async () => {
    await page.goto(ADDRESS)
    await expect(page.locator('[data-hydrated]').first()).toBeAttached()
    const tile = all.tile((await firstImage(all)) ?? '')
    await tile.scrollIntoViewIfNeeded()
    await tile.click({ position: { x: 12, y: 12 } })
  }
  await set({ tileClick: 'lightbox' })
  await clickTile()
  await lightbox.expectOpen()
  await set({ tileClick: 'nothing' })
  await clickTile()
  await lightbox.expectClosed()
  expect(page.url()).toBe(ADDRESS)
})

test('without a lightbox there is no way into one', async ({ page }) => {
  await set({ lightbox: false, tileClick: 'lightbox' })
  await page.goto(ADDRESS)
  await expect(page.locator('[data-zoom]')).toHaveCount(0)
})
