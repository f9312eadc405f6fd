import { expect, test } from '@playwright/test'
import { GalleryDriver } from '../../product/gallery-driver'
import { LightboxDriver } from '../../product/lightbox-driver'
import { sharedProduct } from '../../product/running/shared-product'
import { openAtRest } from './page-kinds'

const { site } = sharedProduct()

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })

/** What a screen reader is given. The expectations are the files in the folder beside this one. */
test('a visit finds an image by a filter, reads its details and goes back', async ({ page }) => {
  await openAtRest(page, site)
  const work = new GalleryDriver(page, 'work')
  const lightbox = new LightboxDriver(page)
  const photograph = work.option('topic', 'photograph')
  await photograph.focus()
  await page.keyboard.press('Enter')
  await expect(work.section).toMatchAriaSnapshot({ name: 'filtered-gallery.aria.yml' })
  await expect(photograph).toBeFocused()

  await work.section.getByRole('link', { name: 'Enlarge: Borrowed Light' }).focus()
  await page.keyboard.press('Enter')
  await lightbox.expectOpen()
  await expect(lightbox.dialog).toMatchAriaSnapshot({ name: 'lightbox.aria.yml' })
  await expect(
    lightbox.dialog.getByRole('img', { name: /^Photograph by Dorothea Lange/ }).first(),
  ).toBeVisible()

  await page.goBack()
  await lightbox.expectClosed()
  await expect(work.section).toMatchAriaSnapshot({ name: 'filtered-gallery.aria.yml' })
  await expect(page.getByRole('link', { name: 'Enlarge: Borrowed Light' })).toBeFocused()
})
