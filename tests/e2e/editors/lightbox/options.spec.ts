import { expect, test, type Page } from '@playwright/test'
import { GalleryDriver } from '../../product/gallery-driver'
import { LightboxDriver } from '../../product/lightbox-driver'
import { connectToCms, type Doc, type CmsClient } from '../../product/running/cms-client'
import { sharedProduct } from '../../product/running/shared-product'
import { SOON } from '../../product/soon'

const { site } = sharedProduct()
const URL = `${site}/enlarged`

let cms: CmsClient
let page: Doc
let updates = 0
test.beforeAll(async () => {
  cms = connectToCms()
  page = await cms.create('pages', { title: 'Enlarged', slug: 'enlarged', ...withGallery({}) })
})
test.afterAll(() => cms.remove('pages', page.id))

const withGallery = (options: object, title = 'Everything') => ({
  blocks: [{ blockType: 'gallery', galleryId: 'all', title, ...options }],
  _status: 'published',
})

/** Sets options and waits until they are published. */
async function set(options: object) {
  const title = `Everything, update ${(updates += 1)}`
  await cms.update('pages', page.id, withGallery(options, title))
  await expect.poll(async () => (await fetch(URL)).text(), SOON).toContain(title)
}

async function openFirst(browserPage: Page) {
  await browserPage.goto(URL)
  const all = new GalleryDriver(browserPage, 'all')
  await all.openLightbox((await firstImage(all)) ?? '')
  return new LightboxDriver(browserPage)
}

/** The first tile with an image. */
const firstImage = (all: GalleryDriver) =>
  all.section.locator('[data-tile]:has(img)').first().getAttribute('data-tile')

test('shows a download button and hides the share button', { tag: '@long' }, async ({ page }) => {
  await set({ download: true, share: false })
  const withDownload = await openFirst(page)
  await expect(withDownload.dialog.locator('a[download]')).toHaveCount(1)
  await expect(withDownload.control('Share')).toHaveCount(0)
  await set({})
  const byDefault = await openFirst(page)
  await expect(byDefault.control('Share')).toHaveCount(1)
  await expect(byDefault.dialog.locator('a[download]')).toHaveCount(0)
})

test('shows thumbnails, which open their slides', { tag: '@long' }, async ({ page }) => {
  await set({ thumbnails: true })
  const lightbox = await openFirst(page)
  const strip = lightbox.dialog.locator('[data-thumbnails]')
  await expect(strip.locator('[aria-current]')).toHaveCount(1)
  const before = await lightbox.status().textContent()
  await strip.locator(':is(a, button):not([aria-current])').first().click()
  await expect(lightbox.status()).not.toHaveText(before ?? '')
})

test('hides the captions', { tag: '@long' }, async ({ page }) => {
  const heightOfCaption = async () => {
    const caption = (await openFirst(page)).dialog.locator('[data-slide] figcaption > span').first()
    return (await caption.boundingBox())?.height ?? 0
  }
  // The details have the caption in wide windows.
  await set({ details: false })
  expect(await heightOfCaption()).toBeGreaterThan(10)
  await set({ details: false, captions: false })
  expect(await heightOfCaption()).toBeLessThanOrEqual(1)
})

test(
  'shows the details beside the image unless they are off',
  { tag: '@long' },
  async ({ page }) => {
    await set({})
    const details = (await openFirst(page)).dialog.locator('[data-details-panel]')
    await expect(details.locator('[data-details-body] > *').first()).toBeVisible()
    await set({ details: false })
    await openFirst(page)
    await expect(details).toHaveCount(0)
  },
)

test('lets visitors stop an automatic slideshow', { tag: '@long' }, async ({ page }) => {
  await set({ autoplay: true })
  const lightbox = await openFirst(page)
  await lightbox.control('Pause slideshow').click()
  await expect(lightbox.control('Play slideshow')).toBeVisible()
})

test('applies the setting for clicks on tiles', { tag: '@long' }, async ({ page }) => {
  const all = new GalleryDriver(page, 'all')
  const lightbox = new LightboxDriver(page)
  const clickTile = async () => {
    await page.goto(URL)
    await expect(page.locator('[data-hydrated]').first()).toBeAttached()
    const tile = all.tile((await firstImage(all)) ?? '')
    await tile.click({ position: { x: 12, y: 12 } })
  }
  await set({ tileClick: 'lightbox' })
  await clickTile()
  await lightbox.expectOpen()
  await set({ tileClick: 'nothing' })
  await clickTile()
  await lightbox.expectClosed()
  expect(page.url()).toBe(URL)
})

test('shows no zoom links without a lightbox', { tag: '@long' }, async ({ page }) => {
  await set({ lightbox: false, tileClick: 'lightbox' })
  await page.goto(URL)
  await expect(page.locator('[data-zoom]')).toHaveCount(0)
})
