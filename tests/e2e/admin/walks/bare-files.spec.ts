import { expect, type Page } from '@playwright/test'
import { openAdmin, publish } from '../../product/admin'
import { countClicks } from '../../product/count-clicks'
import { dropFiles } from '../../product/drop-files'
import { reportFigure, secondsSince } from '../../product/report-figure'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { createBarePhotograph } from '../../product/tagged-photographs'
import { typeAltTexts } from '../../product/type-alt-texts'
import { axeOn } from '../../../axe'

const COUNT = 12
/** From the dashboard to the published page; 30 are the goal. */
const MAX_CLICKS = 8

test.describe.serial('from files without metadata to a gallery with two filters', () => {
  let product: ReusedProduct
  let page: Page

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
  })
  test.afterAll(() => page.context().close())

  test(`twelve alt texts and six terms are typed, with at most ${MAX_CLICKS} clicks`, async () => {
    const clicks = await countClicks(page)
    await openAdmin(page, `${product.site}/admin`)
    await page.getByRole('link', { name: 'Add images' }).click()
    await expect(page.getByRole('region', { name: 'No images yet' })).toBeVisible()
    const files = Array.from({ length: COUNT }, (_, index) => createBarePhotograph(index))
    const start = performance.now()
    await dropFiles(page, await Promise.all(files))
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await expect(uploads).toContainText(`${COUNT} of ${COUNT} uploaded`, { timeout: 90_000 })
    await uploads.getByRole('link', { name: 'Alt texts' }).click()
    const texts = page.getByRole('textbox', { name: /^Alt text of/ })
    await expect(texts).toHaveCount(COUNT)
    const newFilter = page.getByRole('textbox', { name: 'New filter' })
    await newFilter.click()
    for (const name of ['Topic', 'Hour']) {
      await newFilter.fill(name)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
    }
    await texts.first().click()
    await typeAltTexts(page, COUNT)
    const { violations } = await axeOn(page).include('.tessera-alt-texts').analyze()
    expect(violations).toEqual([])
    const makeGallery = page.locator('.tessera-alt-texts__next').getByRole('button')
    await makeGallery.filter({ hasText: 'Make a gallery' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make a gallery' })
    await expect(dialog.getByLabel('Topic: Birds, Boats, Ice')).toBeChecked()
    await expect(dialog.getByLabel('Hour: Dawn, Dusk, Noon')).toBeChecked()
    await expect(dialog.getByLabel('Front page')).toBeChecked()
    await page.keyboard.type('Water')
    await dialog.getByRole('button', { name: 'Make the page' }).click()
    await expect(page.getByText(`All ${COUNT} tiles`)).toBeVisible()
    await publish(page)
    expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS)
    const tiles = async (search: string) =>
      (await (await fetch(`${product.site}/${search}`)).text()).match(/data-tile=/g)?.length
    await expect.poll(() => tiles('')).toBe(COUNT)
    expect(await tiles('?water.topic=birds')).toBe(4)
    expect(await tiles('?water.topic=birds&water.hour=dawn')).toBe(1)
    const figure = `${clicks()} clicks, seen by visitors after ${secondsSince(start)}`
    reportFigure(`${COUNT} bare files, six terms and twelve alt texts`, figure)
  })

  test('the dashboard ticks the steps off, and counts the images once', async () => {
    await openAdmin(page, `${product.site}/admin`)
    const steps = page.locator('.tessera-first-steps li[data-done]')
    await expect(steps).toHaveText([/^Add images/, /^Make a gallery/, /^Publish/])
    await expect(page.getByRole('link', { name: `${COUNT} images` })).toBeVisible()
  })

  test('images are selected with a rectangle that the mouse draws', async () => {
    await openAdmin(page, `${product.site}/admin/collections/media`)
    const images = page.getByRole('list', { name: 'Images' }).getByRole('checkbox')
    const [first, fourth] = [await images.first().boundingBox(), await images.nth(3).boundingBox()]
    if (!first || !fourth) throw new Error('The images are not visible.')
    await page.mouse.move(first.x + 20, first.y + 20)
    await page.mouse.down()
    await page.mouse.move(fourth.x + 20, fourth.y + 60, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByRole('region', { name: 'Selected images' })).toContainText(
      '4 images selected',
    )
  })
})
