import { expect, type Locator, type Page } from '@playwright/test'
import { openAdmin, publish, waitForTexts } from '../../../product/admin'
import { countClicks } from '../../../product/count-clicks'
import { reportFigure, secondsSince } from '../../../product/report-figure'
import { test, type ReusedProduct } from '../../../product/running/reused-product'
import { pressEnterOn, tabTo } from '../../../product/tab-to'
import { createView } from '../../../product/tagged-photographs'
import { uploadImages } from '../../../product/upload-images'

const COUNT = 12

test.describe.serial('by keyboard alone', () => {
  let product: ReusedProduct
  let page: Page
  let clicks: () => number
  const press = (target: Locator) => pressEnterOn(page, target)

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    clicks = await countClicks(page)
  })
  test.afterAll(() => page.context().close())

  test('twelve files become a gallery whose tiles are ordered, previewed and published', async () => {
    await openAdmin(page, `${product.site}/admin`)
    const start = performance.now()
    await press(page.getByRole('link', { name: 'Add images' }))
    const files = await Promise.all(Array.from({ length: COUNT }, (_, i) => createView(i)))
    const uploads = await uploadImages(page, files, press)

    await press(uploads.getByRole('button', { name: 'Make a gallery' }))
    const dialog = page.getByRole('dialog', { name: 'Make a gallery' })
    // What is typed before the terms are read is kept.
    await page.keyboard.type('Views')
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Views')
    await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused()
    // The keywords of two files become a second filter: "Topic" is new.
    await tabTo(page, dialog.getByLabel('Name of another filter'))
    await page.keyboard.type('Topic')
    for (const keyword of ['Boats', 'Harbour']) {
      const choice = dialog.getByLabel(keyword)
      await tabTo(page, choice, 'Shift+Tab')
      await page.keyboard.type('Topic')
      await expect(choice).toHaveValue('new:Topic')
    }
    await press(dialog.getByRole('button', { name: 'Make the page' }))
    await expect(page.getByText(`All ${COUNT} tiles`)).toBeVisible()

    const tiles = page.getByRole('group', { name: 'Desktop preview' }).getByRole('button')
    const order = () =>
      tiles.evaluateAll((all) => all.map((tile) => tile.ariaLabel?.match(/\d+/)?.[0]).join(' '))
    const before = (await order()).split(' ')
    await tabTo(page, tiles.first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect.poll(order).toBe([before[1], before[0], ...before.slice(2)].join(' '))

    await waitForTexts(page)
    await expect(page.getByText(/saving/i)).toHaveCount(0)
    await press(page.getByRole('button', { name: 'Preview', exact: true }))
    const frame = page.frameLocator('.tessera-live-preview iframe:not([hidden])')
    await expect(frame.locator('[data-tile]')).toHaveCount(COUNT)
    await publish(page, press)

    const html = async (search = '') => (await fetch(`${product.site}/${search}`)).text()
    const shown = async (search: string) => (await html(search)).match(/data-tile=/g)?.length
    await expect.poll(() => shown('')).toBe(COUNT)
    expect(await shown('?views.topic=boats')).toBe(COUNT / 2)
    expect(await shown('?views.topic=boats&views.light=dusk')).toBe(COUNT / 6)
    expect(clicks()).toBe(0)
    reportFigure(
      `${COUNT} files by keyboard alone`,
      `seen by visitors after ${secondsSince(start)}`,
    )
  })

  test('a publication is ended at a set time, and the draft is shared until the link is revoked', async () => {
    await page.context().close()
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    clicks = await countClicks(page)
    const shared = { title: 'Shared', slug: 'shared', _status: 'published' }
    const { id } = await product.cms.create('pages', shared)
    await openAdmin(page, `${product.site}/admin/collections/pages/${id}`)
    await press(page.getByRole('button', { name: 'Preview', exact: true }))
    const state = page.getByRole('region', { name: 'State of the document' })
    await press(state.getByRole('button', { name: 'Schedule …' }))
    const form = page.getByRole('group', { name: 'Schedule' })
    await expect(form.getByLabel('What')).toBeFocused()
    await page.keyboard.type('Take')
    await press(form.getByRole('button', { name: 'Set the time' }))
    await expect(state).toContainText('Goes offline')
    await expect(state).toBeFocused()
    await press(state.getByRole('button', { name: 'Change' }))
    await expect(form.getByLabel('When')).toBeFocused()
    await press(form.getByRole('button', { name: 'Back' }))
    await expect(state).toBeFocused()
    await press(state.getByRole('button', { name: 'Cancel' }))
    await expect(state).not.toContainText('Goes offline')
    await expect(state).toBeFocused()

    const share = page.getByRole('button', { name: 'Share …' })
    await press(share)
    const links = page.getByRole('dialog', { name: 'Links to this draft' })
    await expect(links.getByLabel('Valid for')).toBeFocused()
    await press(links.getByRole('button', { name: 'Make a link' }))
    const link = links.getByRole('textbox', { name: 'Link until' })
    await tabTo(page, link)
    expect((await fetch(await link.inputValue())).status).toBe(200)
    await press(links.getByRole('button', { name: 'Revoke' }))
    await expect(link).toHaveCount(0)
    await expect(links.getByLabel('Valid for')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(share).toBeFocused()
    expect(clicks()).toBe(0)
  })
})
