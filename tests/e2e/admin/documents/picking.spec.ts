import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin, waitForTexts } from '../../product/admin'
import { countClicks } from '../../product/count-clicks'
import { pickDocument } from '../../product/forms/fields'
import { topDrawer } from '../../product/forms/page-form'
import { TextEditor } from '../../product/forms/text-editor'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { tabTo } from '../../product/tab-to'
import { SOON } from '../../product/soon'

/** px. The longer side of an image that can be told apart from others. */
const MIN_SIDE = 120

const SLIDES = '#field-blocks__0__items'
const PICKED_ARTICLES = '#field-blocks__1__picked'
const LINK = '#field-blocks__2__links__0__document'

test.describe('the fields that pick documents', () => {
  test.setTimeout(60_000)
  let product: ReusedProduct
  let page: Page
  let clicks: () => number
  let pagePath: string

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    clicks = await countClicks(page)
    const { cms } = product
    const images: unknown[] = []
    for (const [name, background] of Object.entries({ sea: '#2a6', sky: '#26a', tower: '#a62' })) {
      const create = { width: 900, height: 600, channels: 3, background } as const
      const content = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
      const file = { name: `${name}.jpg`, content, data: { alt: name, title: name } }
      images.push((await cms.upload('media', file)).id)
    }
    const title =
      'A press of cast iron from the workshop in the yard behind the house at the harbour'
    const [cover] = images
    for (const article of [title, 'Amber'])
      await cms.create('articles', { title: article, cover, _status: 'published' })
    const blocks = [{ blockType: 'image', image: cover }]
    await cms.create('pages', { title: 'Studio', blocks, _status: 'published' })
    const draft = await page.request.post(`${product.site}/api/pages?draft=true`, {
      headers: { origin: product.site },
      data: {
        title: 'Picking',
        blocks: [
          { blockType: 'carousel', title: 'Slides' },
          { blockType: 'gallery', galleryId: 'work', title: 'Work', source: 'picked' },
          { blockType: 'callToAction', title: 'Come', links: [{ label: 'Studio' }] },
        ],
      },
    })
    const { doc } = await draft.json()
    pagePath = `/collections/pages/${doc.id}`
  })
  test.afterAll(() => page.context().close())

  const open = (path: string) => openAdmin(page, `${product.site}/admin${path}`)
  const list = () => page.locator('.list-drawer')

  /** That are as large as they have to be, and whole in the window. */
  async function expectThumbnails() {
    const thumbnails = list().locator('img')
    await expect(thumbnails.first()).toBeVisible()
    // The list grows while it opens.
    await expect
      .poll(() => thumbnails.evaluateAll(smallestSide), SOON)
      .toBeGreaterThanOrEqual(MIN_SIDE)
    await list().locator('.list-drawer__header-close').click()
    await expect(list()).toHaveCount(0)
  }

  async function expectThumbnailsOf(field: Locator, lists: readonly string[]) {
    for (const name of lists) {
      await field.getByRole('button', { name: `Choose from ${name}` }).click()
      await expectThumbnails()
    }
    await field.getByRole('combobox').focus({ timeout: 20_000 })
    await page.keyboard.press('Space')
    await expectThumbnails()
  }

  for (const width of [1280, 390])
    test(
      `show them at ${MIN_SIDE} px or more in a window of ${width} px`,
      width === 1280 ? {} : { tag: '@long' },
      async () => {
        await page.setViewportSize({ width, height: 900 })
        await open(pagePath)
        await expectThumbnailsOf(page.locator(SLIDES), ['media', 'articles'])
        await page.locator('#blocks-row-1').scrollIntoViewIfNeeded()
        await expectThumbnailsOf(page.locator(PICKED_ARTICLES), [])
        await page.locator('#blocks-row-2').scrollIntoViewIfNeeded()
        await expectThumbnailsOf(page.locator(LINK), ['pages', 'articles'])
        await open('/collections/redirects/create')
        await expectThumbnailsOf(page.locator('#field-document'), ['pages', 'articles'])
      },
    )

  test('pick a page by two clicks, also on its cover', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open('/collections/redirects/create')
    const field = page.locator('#field-document')
    const before = clicks()
    await field.getByRole('button', { name: 'Choose from pages' }).click()
    const row = list().getByRole('row').filter({ hasText: 'Studio' })
    const cover = await row.locator('img').boundingBox()
    await page.mouse.click((cover?.x ?? 0) + 10, (cover?.y ?? 0) + 10)
    await expect(field.getByText('Studio')).toBeVisible()
    expect(clicks() - before).toBe(2)
    // Another one replaces it.
    await pickDocument(field, 'articles', 'Amber')
    await expect(field.getByText('Studio')).toHaveCount(0)
  })

  test('pick several images at once, and articles after them', async () => {
    await open(pagePath)
    const field = page.locator(SLIDES)
    await field.getByRole('button', { name: 'Choose from media' }).click()
    for (const name of ['sea', 'sky']) await list().getByRole('checkbox', { name }).click()
    await list().getByRole('button', { name: 'Select 2' }).click()
    await expect(field.locator('.rs__multi-value')).toHaveCount(2)
    await pickDocument(field, 'articles', 'Amber')
    await expect(field.locator('.rs__multi-value')).toHaveText([/s(ea|ky)/, /s(ea|ky)/, /Amber/])
    // What is picked is not offered again.
    await field.getByRole('button', { name: 'Choose from media' }).click()
    await expect(list().getByRole('checkbox', { name: 'tower' })).toBeVisible()
    await expect(list().getByRole('checkbox', { name: 'sea' })).toHaveCount(0)
  })

  test('pick the page of a link in a text', { tag: '@long' }, async () => {
    await open('/collections/articles/create')
    const text = new TextEditor(page.locator('[data-field-path=body]'))
    await text.replaceWith('Come to the studio')
    await expect(page).toHaveURL(/articles\/\d+/)
    await waitForTexts(page)
    await text.selectLastWord('studio')
    await text.within.locator('.toolbar-popup__button-link').first().click()
    const form = topDrawer(page)
    await form.getByText('Internal Link').click()
    const field = form.locator('#field-doc')
    await expectThumbnailsOf(field, ['articles', 'pages'])
    await pickDocument(field, 'pages', 'Studio')
  })

  test('work by keyboard', async () => {
    await open('/collections/redirects/create')
    const field = page.locator('#field-document')
    await tabTo(page, field.getByRole('button', { name: 'Choose from articles' }))
    await page.keyboard.press('Enter')
    await tabTo(page, list().getByRole('button', { name: 'Amber' }))
    await page.keyboard.press('Enter')
    await expect(field.getByText('Amber')).toBeVisible()
    await expect(field.getByRole('button', { name: 'Choose from articles' })).toBeFocused()
  })
})

/** Longer side of the smallest image, in px; 0 if one is not whole in the window. */
function smallestSide(images: readonly Element[]): number {
  const sides = images.map((image) => {
    const { left, right, width, height } = image.getBoundingClientRect()
    return left >= 0 && right <= innerWidth ? Math.max(width, height) : 0
  })
  return Math.min(...sides)
}
