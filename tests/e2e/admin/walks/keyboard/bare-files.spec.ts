import { expect, type Locator } from '@playwright/test'
import { openAdmin, publish } from '../../../product/admin'
import { countClicks } from '../../../product/count-clicks'
import { reportFigure, secondsSince } from '../../../product/report-figure'
import { test } from '../../../product/running/reused-product'
import { pressEnterOn, tabTo } from '../../../product/tab-to'
import { createBarePhotograph } from '../../../product/tagged-photographs'
import { typeAltTexts } from '../../../product/type-alt-texts'
import { uploadImages } from '../../../product/upload-images'

const COUNT = 12

test('by keyboard alone, twelve files without metadata become a gallery with two filters', async ({
  product,
}) => {
  const page = await product.startOver({ viewport: { width: 1280, height: 900 } })
  const clicks = await countClicks(page)
  const press = (target: Locator) => pressEnterOn(page, target)
  await openAdmin(page, `${product.site}/admin`)
  const start = performance.now()
  await press(page.getByRole('link', { name: 'Add images' }))
  const files = await Promise.all(Array.from({ length: COUNT }, (_, i) => createBarePhotograph(i)))
  const uploads = await uploadImages(page, files, press)

  await press(uploads.getByRole('link', { name: 'Alt texts' }))
  const texts = page.getByRole('textbox', { name: /^Alt text of/ })
  await expect(texts).toHaveCount(COUNT)
  await expect(texts.first()).toBeFocused()
  const newFilter = page.getByRole('textbox', { name: 'New filter' })
  await tabTo(page, newFilter, 'Shift+Tab')
  for (const name of ['Topic', 'Hour']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
    await expect(newFilter).toBeFocused()
  }
  await tabTo(page, texts.first())
  await typeAltTexts(page, COUNT)

  const makeGallery = page.locator('.tessera-alt-texts__next').getByRole('button')
  await press(makeGallery.filter({ hasText: 'Make a gallery' }))
  const dialog = page.getByRole('dialog', { name: 'Make a gallery' })
  await expect(dialog.getByLabel('Topic: Birds, Boats, Ice')).toBeChecked()
  await expect(dialog.getByLabel('Hour: Dawn, Dusk, Noon')).toBeChecked()
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type('Water')
  await press(dialog.getByRole('button', { name: 'Make the page' }))
  await expect(page.getByText(`All ${COUNT} tiles`)).toBeVisible()
  await publish(page, press)

  const tiles = async (search: string) =>
    (await (await fetch(`${product.site}/${search}`)).text()).match(/data-tile=/g)?.length
  await expect.poll(() => tiles('')).toBe(COUNT)
  expect(await tiles('?water.topic=birds')).toBe(4)
  expect(await tiles('?water.topic=birds&water.hour=dawn')).toBe(1)
  expect(clicks()).toBe(0)
  const figure = `seen by visitors after ${secondsSince(start)}`
  reportFigure(`${COUNT} bare files by keyboard alone`, figure)
  await page.context().close()
})
