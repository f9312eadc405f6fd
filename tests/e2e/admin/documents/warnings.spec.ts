import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin, publish } from '../../product/admin'
import { textField } from '../../product/forms/fields'
import { PageForm } from '../../product/forms/page-form'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { axeOn } from '../../../axe'

test.describe.serial('page warnings', () => {
  let product: ReusedProduct
  let page: Page
  let form: PageForm
  const panel = () => page.getByRole('region', { name: 'Before publishing' })
  const id = () => page.locator('#field-blocks__1__galleryId')

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1440, height: 1000 } })
    form = new PageForm(page)
    const { cms } = product
    const group = await cms.create('filter-groups', { label: 'Topic' })
    const print = await cms.create('terms', { label: 'Print', group: group.id })
    const radio = await cms.create('terms', { label: 'Radio', group: group.id })
    await cms.create('articles', { title: 'Amber', _status: 'published', terms: [print.id] })
    const gallery = { blockType: 'gallery', order: 'title' }
    const home = await cms.create('pages', {
      title: 'Home',
      slug: 'home',
      _status: 'published',
      blocks: [
        { ...gallery, galleryId: 'radio', title: 'On air', terms: [radio.id] },
        { ...gallery, galleryId: 'work', title: 'Work', groups: [{ group: group.id }] },
      ],
    })
    await openAdmin(page, `${product.site}/admin/collections/pages/${home.id}`)
  })

  test('counts the problems of all galleries', async () => {
    await expect(panel()).toContainText('2 problems for visitors')
    await expect(panel()).toContainText('On air')
    await expect(panel()).toContainText('Nothing that is published matches')
    await expect(panel()).toContainText('1 option of "Topic" matches no article here')
    await expect(panel().getByRole('link', { name: 'Radio' })).toHaveAttribute('target', '_blank')
  })

  test('shows a tile by itself when its sizes are made', async () => {
    let isMade = false
    const named = (count: number) => ({ count, first: [], ids: [] })
    await page.route('**/api/pages/gallery-preview?*', async (route) => {
      if (isMade) return route.continue()
      const response = await route.fetch()
      const heldBack = { 'no-alt': named(0), 'sizes-pending': named(1), 'sizes-failed': named(0) }
      const json = { ...(await response.json()), heldBack, tiles: [], waitsForSizes: true }
      return route.fulfill({ response, json })
    })
    await page.reload()
    const preview = page.getByRole('group', { name: 'Preview of the gallery Work' })
    const tile = preview.getByRole('button', { name: 'Amber,' })
    const reason = '1 image is held back, because its sizes are being made. It appears by itself:'
    await expect(preview).toContainText(reason)
    await expect(panel()).toContainText(reason)
    await expect(tile).toBeHidden()
    isMade = true
    await expect(tile).toBeVisible()
    await expect(preview).not.toContainText(reason)
    await expect(panel()).toContainText('2 problems for visitors')
    await page.unroute('**/api/pages/gallery-preview?*')
  })

  for (const theme of ['light', 'dark']) {
    test(
      `passes axe in the ${theme} theme, from 320 px on and in right-to-left`,
      { tag: '@long' },
      async () => {
        // As the admin does when an editor changes the theme.
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
        for (const [width, direction] of [
          [320, 'ltr'],
          [768, 'rtl'],
          [1440, 'rtl'],
        ] as const) {
          await page.setViewportSize({ width, height: 1000 })
          await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
          await expect(panel()).toContainText('2 problems')
          const { violations } = await axeOn(page)
            .include('.tessera-page-warnings')
            .include('.tessera-preview')
            .analyze()
          expect(violations.map(({ id }) => `${width} ${id}`)).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${width} ${direction}`).toBeLessThanOrEqual(0)
        }
        await page.setViewportSize({ width: 1440, height: 1000 })
        await page.evaluate(() => (document.documentElement.dir = 'ltr'))
      },
    )
  }

  test('links to a field, also in a collapsed gallery', { tag: '@long' }, async () => {
    await page.getByRole('button', { name: 'Collapse All' }).first().click()
    await expect(page.locator('#field-blocks__0__source')).toBeHidden()
    await panel().getByRole('link', { name: 'Choose what it shows' }).click()
    await expect(page.locator('#field-blocks__0__source')).toBeInViewport()
    await expect(page.locator('#field-blocks__0__source input').first()).toBeFocused()
  })

  test('reports a changed gallery ID until it is published', { tag: '@long' }, async () => {
    await page.getByRole('button', { name: 'Show All' }).first().click()
    await id().fill('prints')
    await expect(panel()).toContainText('3 problems')
    await panel().getByRole('link', { name: 'Change it back to "work"' }).click()
    await expect(id()).toBeFocused()
    await id().fill('work')
    await expect(panel()).toContainText('2 problems')
    await id().fill('radio')
    await expect(panel()).toContainText('Another gallery of this page also has the ID "radio"')
    await id().fill('prints')
    await publish(page)
    await expect(panel()).toContainText('2 problems')
  })

  test('creates the ID of a new gallery from its title', { tag: '@long' }, async () => {
    const gallery = await form.addBlock('Gallery')
    const title = textField(gallery, 'Title')
    const newId = textField(gallery, 'ID in addresses')
    await title.fill('Prints')
    await expect(newId).toHaveValue('prints-2')
    await title.fill('Ferries & fog')
    await expect(newId).toHaveValue('ferries-fog')
    await newId.fill('sea')
    await title.fill('The sea, again')
    await page.fill('#field-blocks__1__title', 'Prints and more')
    await expect(newId).toHaveValue('sea')
    await expect(id()).toHaveValue('prints')
  })

  test('leads to all images that are held back', async () => {
    const { cms } = product
    const pickedImages = []
    for (let index = 0; index < 5; index++) {
      const background = `#${index}${index}8`
      const square = sharp({ create: { width: 40, height: 40, channels: 3, background } })
      const content = new Uint8Array(await square.png().toBuffer())
      const name = `square-${index}.png`
      // The last image is in no gallery.
      const { id } = await cms.upload('media', { name, content, data: {} })
      if (index < 4) pickedImages.push(id)
    }
    const gallery = { blockType: 'gallery', galleryId: 'squares', title: 'Squares' }
    const { id } = await cms.create('pages', {
      title: 'Squares',
      blocks: [{ ...gallery, works: 'images', source: 'picked', pickedImages }],
    })
    await openAdmin(page, `${product.site}/admin/collections/pages/${id}`)
    await expect(panel()).toContainText('4 images are held back, because they have no alt text')
    const list = page.waitForEvent('popup')
    await panel().getByRole('link', { name: 'and 1 more' }).click()
    const media = await list
    await expect(media.getByRole('button', { name: /^No alt text/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const images = media.getByRole('list', { name: 'Images' })
    await expect(images.getByRole('checkbox')).toHaveCount(4)
    await media.close()
  })

  test('lists many picked images on request', async () => {
    const { cms } = product
    const pickedImages = []
    for (let index = 0; index < 25; index++) {
      const background = `#0${index.toString(16).padStart(2, '0')}`
      const square = sharp({ create: { width: 30, height: 30, channels: 3, background } })
      const content = new Uint8Array(await square.png().toBuffer())
      const data = { alt: `Shade ${index}` }
      pickedImages.push((await cms.upload('media', { name: `${index}.png`, content, data })).id)
    }
    const gallery = { blockType: 'gallery', galleryId: 'shades', title: 'Shades' }
    const { id } = await cms.create('pages', {
      title: 'Shades',
      blocks: [{ ...gallery, works: 'images', source: 'picked', pickedImages }],
    })
    await openAdmin(page, `${product.site}/admin/collections/pages/${id}`)
    const list = page.locator('#field-blocks__0__pickedImages .upload-relationship-details')
    await expect(page.getByText('25 images', { exact: true })).toBeVisible()
    await expect(list).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the list' }).click()
    await expect(list).toHaveCount(25)
    await page.keyboard.press('Tab')
    await expect(page.locator('#field-blocks__0__pickedImages :focus')).toBeVisible()
  })
})
