import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { everyBlock } from '../../testing/documents/every-block'
import { galleryBlock, row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'
import { longIf } from '../../../scripts/test/test-tags.mjs'

const on = siteInBrowser()

test('prints texts and images in black, and no controls', async () => {
  const page = await on.browser.newPage({ colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${on.site.origin}/articles/rain-on-the-harbour`)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  for (const hidden of ['.site-menu', '.search-box', '.related'])
    await expect
      .poll(() => page.locator(hidden).first().isVisible(), { message: hidden })
      .toBe(false)
  const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
  expect(ink).toBe('oklch(0.21 0.01 60)')
  await page.goto(on.site.origin)
  await expect.poll(() => page.locator('[data-filters]').first().isVisible()).toBe(false)
  await expect.poll(() => page.locator('[data-tile]').first().isVisible()).toBe(true)
  await page.close()
})

/** Share of each image in view that its box shows, after all images have loaded: 1 if none is cropped. */
const imageShapes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect()
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      return Math.round((width / height / ratio) * 100) / 100
    }),
  )

/** A page with a gallery in a layout that no other page has. */
const publishLayout = (layout: 'columns' | 'justified') =>
  on.site.publish(
    row('page', layout, `/${layout}`, {
      ...{ slug: layout, title: layout, description: null, showTitle: true },
      blocks: [galleryBlock({ id: layout, title: layout, layout })],
    }),
  )

beforeAll(async () => {
  await publishLayout('columns')
  await publishLayout('justified')
})

for (const [layout, path] of [
  ['mosaic', '/'],
  ['columns', '/columns'],
  ['justified rows', '/justified'],
  ['list', '/register'],
  ['endless masonry', '/archive'],
] as const)
  test(
    `prints whole images in a ${layout}, with their titles in black below`,
    longIf(layout !== 'mosaic'),
    async () => {
      const page = await on.browser.newPage({ viewport: { width: 672, height: 1000 } })
      await page.goto(on.site.origin + path)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const shapes = await imageShapes(page, '[data-tile] img')
      expect(shapes.length).toBeGreaterThan(5)
      expect([...new Set(shapes)]).toEqual([1])
      const faults = await page.locator('[data-tile]:has(img)').evaluateAll((tiles) =>
        tiles.flatMap((tile) => {
          const image = tile.querySelector('img')?.getBoundingClientRect()
          const title = tile.querySelector(':is(h3, h4) a')
          const box = title?.getBoundingClientRect()
          if (!image || !title || !box) return ['no title']
          const color = getComputedStyle(title).color
          const isBelow = box.top >= image.bottom - 1 && box.right <= 673 && image.right <= 673
          return isBelow && color === 'oklch(0.21 0.01 60)' ? [] : [`${title.textContent} ${color}`]
        }),
      )
      expect(faults).toEqual([])
      await page.close()
    },
  )

test(
  'prints an open slide as its whole image and its details, on one page',
  { tags: 'long' },
  async () => {
    const page = await on.browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${on.site.origin}/?work.view=the-seventh-wave`)
    await page.locator('dialog:modal [data-details-body] .facts').waitFor()
    await page.locator('[data-slide][data-status="shown"]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect
      .poll(() => page.locator('main h2').filter({ visible: true }).allTextContents())
      .toEqual(['The Seventh Wave'])
    expect(await imageShapes(page, '[data-panel] img')).toEqual([1])
    for (const hidden of [
      '[data-toolbar]',
      '[data-control="next"]',
      '[data-details-links]',
      '.site-header',
    ])
      await expect
        .poll(() => page.locator(hidden).first().isVisible(), { message: hidden })
        .toBe(false)
    const spaceBelowImage = async () => {
      const [image, facts] = await page
        .locator('[data-panel] img, [data-details-body] .facts')
        .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().toJSON()))
      return facts.top - image.bottom
    }
    // The image may still grow to where it is open.
    await expect.poll(spaceBelowImage).toBeGreaterThan(0)
    const pdf = await page.pdf({ format: 'A4' })
    expect(countPages(pdf)).toBe(1)
    // The image is in the file.
    expect(pdf.toString('latin1')).toMatch(/\/Subtype\s*\/Image/)
    await page.close()
  },
)

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test(
  'prints an upright image at most 12 cm high, at its own proportions',
  { tags: 'long' },
  async () => {
    const page = await on.browser.newPage()
    await page.emulateMedia({ media: 'print' })
    await page.goto(`${on.site.origin}/articles/rain-on-the-harbour`)
    const cover = page.locator('.article-cover img')
    const { width, height } = await cover.evaluate((image) =>
      image.getBoundingClientRect().toJSON(),
    )
    expect(height).toBeLessThanOrEqual((12 / 2.54) * 96 + 0.5) // 12 cm
    expect(width / height).toBeCloseTo(1200 / 1600, 2)
  },
)

test('prints every slide and the text of dialogs, and no buttons', { tags: 'long' }, async () => {
  const { carousel, modal } = everyBlock()
  const moving = { slug: 'moving', title: 'Moving', description: null, showTitle: true }
  await on.site.publish(row('page', 'moving', '/moving', { ...moving, blocks: [carousel, modal] }))
  await expect.poll(() => fetch(`${on.site.origin}/moving`).then(({ ok }) => ok)).toBe(true)
  const page = await on.browser.newPage({ viewport: { width: 672, height: 1000 } })
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${on.site.origin}/moving`)
  const slides = await page
    .locator('[data-carousel-track] > *')
    .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON()))
  expect(slides).toHaveLength(3)
  for (const { left, right } of slides) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(672)
  }
  await expect
    .poll(() => page.getByRole('heading', { name: 'How Harbour travels' }).isVisible())
    .toBe(true)
  for (const hidden of ['.carousel-controls', '.modal-opener', '.modal-close'])
    await expect.poll(() => page.locator(hidden).isVisible(), { message: hidden }).toBe(false)
  await page.close()
})
