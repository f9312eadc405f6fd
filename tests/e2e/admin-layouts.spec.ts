import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin, signUp } from './product/first-editor'
import { connectToCms, type Doc } from './product/cms-client'
import { makeDataDir, removeDataDir, startProduct, type Product } from './product/start-product'

const LAYOUTS = ['mosaic', 'columns', 'masonry', 'justified', 'list'] as const
/** Name and width, in px, of the boxes that the preview shows a gallery in. */
const LEVELS = [
  ['Wide', 1200],
  ['Medium', 720],
  ['Narrow', 360],
] as const
/** Width and height of the images, in px; the rest are text covers. */
const SHAPES = [
  [900, 600],
  [600, 900],
  [900, 300],
  [700, 700],
] as const
const PLATES = 3

/** Of each tile: start, top, width and height in px, in order. */
type Boxes = readonly (readonly number[])[]

/** As the preview's styles say it: in parts of the miniature, which has the proportions of the real one. */
const boxesInPreview = (preview: Locator, width: number): Promise<Boxes> =>
  preview.locator('ul').evaluate((list, wide) => {
    const [across = 1, down = 1] = list.style.aspectRatio.split('/').map(Number)
    const high = (wide / across) * down
    return [...list.children].map((tile) => {
      if (!(tile instanceof HTMLElement)) return []
      const { insetInlineStart: x, insetBlockStart: y, inlineSize, blockSize } = tile.style
      const part = (percent: string, whole: number) => (parseFloat(percent) / 100) * whole
      return [part(x, wide), part(y, high), part(inlineSize, wide), part(blockSize, high)]
    })
  }, width)

/** As the visitor gets it in a box of this width. */
async function boxesOnSite(visitor: Page, width: number): Promise<Boxes> {
  const gallery = visitor.locator('[data-gallery="work"]')
  await gallery.evaluate((box, wide) => (box.style.inlineSize = `${wide}px`), width)
  return gallery.locator('[data-grid]').evaluate((grid) => {
    const { left, top } = grid.getBoundingClientRect()
    return [...grid.querySelectorAll('[data-tile]')].map((tile) => {
      const box = tile.getBoundingClientRect()
      return [box.left - left, box.top - top, box.width, box.height]
    })
  })
}

test.describe.serial('the preview of a gallery', () => {
  test.setTimeout(180_000)
  const dataDir = makeDataDir()
  let product: Product
  let page: Page
  let home: Doc
  const gallery = { blockType: 'gallery', galleryId: 'work', title: 'Work', order: 'title' }

  test.beforeAll(async ({ browser }) => {
    product = await startProduct({ DEMO: 'off' }, dataDir)
    page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signUp(page, product)
    const cms = connectToCms({ dataDir })
    for (const [index, [width, height]] of SHAPES.entries()) {
      const image = await sharp({ create: { width, height, channels: 3, background: '#a52' } })
        .jpeg()
        .toBuffer()
      const name = `image-${index}.jpg`
      const cover = await cms.upload('media', {
        name,
        content: new Uint8Array(image),
        data: { alt: name },
      })
      const title = `Image ${index}`
      await cms.create('articles', { title, cover: cover.id, _status: 'published' })
    }
    for (let index = 0; index < PLATES; index++) {
      await cms.create('articles', { title: `Text cover ${index}`, _status: 'published' })
    }
    home = await cms.create('pages', {
      title: 'Home',
      slug: 'home',
      _status: 'published',
      blocks: [gallery],
    })
  })
  test.afterAll(async () => {
    await page.close()
    await product.stop()
    removeDataDir(dataDir)
  })

  for (const layout of LAYOUTS) {
    test(`has every tile where the site has it: ${layout}`, async ({ page: visitor }) => {
      const blocks = [{ ...gallery, layout }]
      await connectToCms({ dataDir }).update('pages', home.id, { blocks, _status: 'published' })
      await visitor.setViewportSize({ width: 1440, height: 900 })
      await expect
        .poll(async () => {
          await visitor.goto(product.site)
          return visitor.locator(`[data-gallery="work"][data-layout="${layout}"]`).count()
        })
        .toBe(1)
      await openAdmin(page, `${product.site}/admin/collections/pages/${home.id}`)
      for (const [name, width] of LEVELS) {
        const preview = page.getByRole('group', { name: `${name} preview` })
        await expect(preview.getByRole('listitem')).toHaveCount(SHAPES.length + PLATES)
        const drawn = await boxesInPreview(preview, width)
        const real = await boxesOnSite(visitor, width)
        expect(real).toHaveLength(drawn.length)
        real.forEach((box, index) =>
          box.forEach((side, at) => {
            // Whole pixels on the site, parts of a thousandth in the preview: they add up down a column.
            const off = Math.abs(side - (drawn[index]?.[at] ?? NaN))
            expect(off, `${name}, tile ${index}, side ${at}: ${side}`).toBeLessThan(3)
          }),
        )
      }
    })
  }
})
