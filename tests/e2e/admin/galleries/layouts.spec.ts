import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { LAYOUTS } from '../../../../packages/gallery/src/core/enumerations'
import { openAdmin } from '../../product/admin'
import type { Doc } from '../../product/running/cms-client'
import { test, type ReusedProduct } from '../../product/running/reused-product'

/** Name and width of each previewed breakpoint, px. */
const BREAKPOINTS = [
  ['Desktop', 1200],
  ['Tablet', 720],
  ['Phone', 360],
] as const
/** Width and height of the images, px. */
const IMAGE_SIZES = [
  [900, 600],
  [600, 900],
  [900, 300],
  [700, 700],
] as const
/** Number of articles without an image. */
const TEXT_COVERS = 3

/** Per tile: inline start, top, width and height, px. */
type Boxes = readonly (readonly number[])[]

/** Boxes of the preview, scaled to a width: its styles are percentages of the grid. */
const boxesInPreview = (preview: Locator, width: number): Promise<Boxes> =>
  preview.locator('ul').evaluate((list, gridWidth) => {
    const [ratioWidth = 1, ratioHeight = 1] = list.style.aspectRatio.split('/').map(Number)
    const gridHeight = (gridWidth / ratioWidth) * ratioHeight
    return [...list.children].map((tile) => {
      if (!(tile instanceof HTMLElement)) return []
      const { insetInlineStart: x, insetBlockStart: y, inlineSize, blockSize } = tile.style
      const toPx = (percent: string, whole: number) => (parseFloat(percent) / 100) * whole
      return [
        ...[toPx(x, gridWidth), toPx(y, gridHeight)],
        ...[toPx(inlineSize, gridWidth), toPx(blockSize, gridHeight)],
      ]
    })
  }, width)

/** Boxes on the site, in a gallery of a width. */
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

/** px; infinite for different numbers of tiles */
function largestDifference(actual: Boxes, expected: Boxes): number {
  if (actual.length !== expected.length) return Infinity
  const differences = actual.flatMap((box, index) =>
    box.map((side, at) => Math.abs(side - (expected[index]?.[at] ?? NaN))),
  )
  return Math.max(...differences)
}

test.describe.serial('the gallery preview', () => {
  let product: ReusedProduct
  let page: Page
  let home: Doc
  const gallery = { blockType: 'gallery', galleryId: 'work', title: 'Work', order: 'title' }

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1440, height: 1000 } })
    const { cms } = product
    for (const [index, [width, height]] of IMAGE_SIZES.entries()) {
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
    for (let index = 0; index < TEXT_COVERS; index++) {
      await cms.create('articles', { title: `Text cover ${index}`, _status: 'published' })
    }
    home = await cms.create('pages', {
      title: 'Home',
      slug: 'home',
      _status: 'published',
      blocks: [gallery],
    })
  })

  for (const layout of LAYOUTS) {
    const tag = layout === 'mosaic' ? [] : '@long'
    test(`places tiles as the site does: ${layout}`, { tag }, async ({ page: visitor }) => {
      const blocks = [{ ...gallery, layout }]
      await product.cms.update('pages', home.id, { blocks, _status: 'published' })
      await visitor.setViewportSize({ width: 1440, height: 900 })
      await expect
        .poll(async () => {
          await visitor.goto(product.site)
          return visitor.locator(`[data-gallery="work"][data-layout="${layout}"]`).count()
        })
        .toBe(1)
      await openAdmin(page, `${product.site}/admin/collections/pages/${home.id}`)
      for (const [name, width] of BREAKPOINTS) {
        const preview = page.getByRole('group', { name: `${name} preview` })
        await expect(preview.getByRole('listitem')).toHaveCount(IMAGE_SIZES.length + TEXT_COVERS)
        const previewed = await boxesInPreview(preview, width)
        // The site places its tiles after it has noticed the other width. It rounds to whole pixels; the differences add
        // up in a column.
        const difference = async () =>
          largestDifference(await boxesOnSite(visitor, width), previewed)
        await expect.poll(difference, name).toBeLessThan(3)
      }
    })
  }
})
