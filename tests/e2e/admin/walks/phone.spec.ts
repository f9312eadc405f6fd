import { expect, type Locator, type Page } from '@playwright/test'
import { openAdmin, publish } from '../../product/admin'
import type { Doc } from '../../product/running/cms-client'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { SOON } from '../../product/soon'
import { createBareImage, createView } from '../../product/tagged-photographs'
import { unusableControls } from '../../product/unusable-controls'
import { uploadImages } from '../../product/upload-images'

const COUNT = 4

test.describe.serial('on a phone', () => {
  let product: ReusedProduct
  let page: Page
  let group: Doc

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({
      ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    })
  })
  test.afterAll(() => page.context().close())

  /** Dialogs and the menu slide in. */
  const expectUsable = async () => {
    await expect.poll(() => page.evaluate(unusableControls)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
  const press = async (control: Locator) => {
    await control.tap()
    await expectUsable()
  }

  test('an uploaded image becomes a published gallery', async () => {
    await openAdmin(page, `${product.site}/admin`)
    await press(page.getByRole('banner').getByRole('button', { name: 'Open Menu' }))
    await page.getByRole('link', { name: 'Media' }).tap()
    const uploads = await uploadImages(page, [await createView(0)], press)
    await press(uploads.getByRole('button', { name: 'Close' }))
    await press(page.getByRole('listitem').getByRole('checkbox'))
    await press(page.getByRole('button', { name: 'Make a gallery' }))
    const dialog = page.getByRole('dialog', { name: 'Make a gallery' })
    await dialog.getByLabel('Title', { exact: true }).fill('From a phone')
    await dialog.getByRole('button', { name: 'Make the page' }).tap()
    await expect(page.locator('#field-title')).toHaveValue('From a phone')
    await publish(page, press)
    await expect
      .poll(async () => (await fetch(product.site)).text(), SOON)
      .toMatch(/<h1[^>]*>From a phone<.*data-tile=/s)
  })

  test.describe('with four images', () => {
    test.beforeAll(async () => {
      const { cms } = product
      for (const collection of ['pages', 'media']) await deleteAll(collection)
      group = await cms.create('filter-groups', { label: 'Topic' })
      await cms.create('terms', { label: 'Boats', group: group.id })
      for (let index = 0; index < COUNT; index++) {
        const { name, data } = await createBareImage(index)
        await cms.upload('media', { name, content: new Uint8Array(data), data: {} })
      }
    })

    test('alt texts are typed from image to image', async () => {
      await openAdmin(page, `${product.site}/admin/alt-texts`)
      const texts = page.getByRole('textbox', { name: /^Alt text of/ })
      await expect(texts).toHaveCount(COUNT)
      await expectUsable()
      for (let index = 0; index < COUNT; index++) {
        await press(texts.nth(index))
        await expect(texts.nth(index)).toBeFocused()
        await expect(texts.nth(index)).toBeInViewport({ ratio: 1 })
        await page.keyboard.type(`Water, number ${index}`)
      }
      await press(page.getByLabel('Topic'))
      const topics = page.getByRole('combobox', { name: /^Topic of/ })
      await press(topics.first())
      await page.keyboard.type('Boats')
      await press(page.getByLabel('Decorative').last())
      await expect(page.getByText(`${COUNT} of ${COUNT} described`)).toBeVisible()
      await expect(page.getByText('Saved', { exact: true })).toHaveCount(COUNT)
      const stored = await product.cms.list('media', { sort: '-id' })
      expect(stored.map(({ alt, decorative }) => decorative || alt)).toEqual([
        ...['Water, number 0', 'Water, number 1', 'Water, number 2', true],
      ])
    })

    test('three images are edited at once', async () => {
      await openAdmin(page, `${product.site}/admin/collections/media`)
      const images = page.getByRole('list', { name: 'Images' }).getByRole('checkbox')
      for (const index of [0, 1, 2]) await press(images.nth(index))
      const bar = page.getByRole('region', { name: 'Selected images' })
      await expect(bar).toContainText('3 images selected')
      await press(bar.getByRole('button', { name: 'Edit', exact: true }))
      const dialog = page.getByRole('dialog', { name: 'Edit the selected images' })
      await press(dialog.getByLabel('Boats'))
      await press(dialog.getByLabel('Credit line'))
      await dialog.getByLabel('New credit line').fill('Museum')
      await press(dialog.getByLabel('Licence'))
      await dialog.getByLabel('New licence').selectOption('CC BY 4.0')
      await press(dialog.getByRole('button', { name: 'Change 3 images' }))
      await expect(dialog).toBeHidden()
      const undo = page.getByRole('region', { name: 'Last change of many documents' })
      await expect(undo).toContainText('Media: 3 changed')
      await expectUsable()
      const credited = await product.cms.list('media', { 'where[credit][equals]': 'Museum' })
      expect(credited).toHaveLength(3)
      await press(undo.getByRole('button', { name: 'Close' }))
    })

    test('the preview of a page covers the form, and is closed again', async () => {
      const { id } = await product.cms.create('pages', { title: 'Draft', slug: 'draft' })
      await openAdmin(page, `${product.site}/admin/collections/pages/${id}`)
      await page.getByRole('button', { name: 'Preview', exact: true }).tap()
      const frame = page.frameLocator('.tessera-live-preview iframe:not([hidden])')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Draft')
      await expectUsable()
      const preview = page.locator('.tessera-live-preview')
      await press(preview.getByRole('button', { name: 'Dark' }))
      await press(preview.getByRole('button', { name: 'Close' }))
      await expect(preview).toBeHidden()
      await expect(page.locator('#field-title')).toHaveValue('Draft')
    })

    test('tiles are arranged by a finger and by buttons', async () => {
      const titles = ['Amber', 'Blue', 'Coral', 'Dusk']
      for (const [index, title] of titles.entries()) {
        const date = new Date(Date.UTC(2024, 0, 20 - index)).toISOString()
        await product.cms.create('articles', { title, date, _status: 'published' })
      }
      const gallery = { blockType: 'gallery', galleryId: 'work', title: 'Work' }
      const data = { title: 'Home', slug: 'home', blocks: [gallery], _status: 'published' }
      const { id } = await product.cms.create('pages', data)
      await openAdmin(page, `${product.site}/admin/collections/pages/${id}`)
      const grid = page
        .getByRole('group', { name: 'Preview of the gallery' })
        .getByRole('group', { name: 'Desktop preview' })
      const handles = grid.getByRole('button')
      const handle = (title: string) => handles.and(page.getByRole('button', { name: `${title},` }))
      const order = () =>
        handles.evaluateAll((all) => all.map((each) => each.ariaLabel?.charAt(0)).join(''))
      await expect.poll(order).toBe('ABCD')
      // Waits until the form has all its fields above the tiles.
      await handle('Dusk').tap()
      await expectUsable()
      const moved = () => expect.poll(order).toBe('CABD')
      await dragByTouch(handle('Coral'), handle('Amber'), moved)
      await moved()
      await press(handle('Dusk'))
      const actions = page.getByRole('group', { name: 'Tile Dusk' })
      await press(actions.getByRole('button', { name: 'Pin to the front' }))
      await expect.poll(order).toBe('DCAB')
      await publish(page, press)
      const onSite = async () => (await fetch(product.site)).text()
      const orderOnSite = async () =>
        [...(await onSite()).matchAll(/data-tile="(\w)/g)].map(([, letter]) => letter).join('')
      await expect.poll(orderOnSite, SOON).toBe('dcab')
    })
  })

  const deleteAll = async (collection: string) => {
    for (const { id } of await product.cms.list(collection))
      await product.cms.remove(collection, id)
  }

  /** A finger that rests on a tile picks it up, and is lifted when the tiles have made room. */
  const dragByTouch = async (from: Locator, to: Locator, hasMoved: () => Promise<void>) => {
    // The form has all its fields, and the tiles are still.
    for (const tile of [from, to]) await tile.click({ trial: true })
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    const end = await centerOf(to)
    await send('touchStart', await centerOf(from))
    await expect(page.locator('[data-dragged]')).toBeAttached()
    await send('touchMove', end)
    await hasMoved()
    await send('touchEnd')
  }
})

interface Point {
  readonly x: number
  readonly y: number
}

async function centerOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
