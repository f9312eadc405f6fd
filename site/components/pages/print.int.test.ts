import { expect, test } from 'vitest'
import { everyBlock } from '../../testing/every-block'
import { row } from '../../testing/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

test('prints texts and images in black, and no controls', async () => {
  const page = await on.browser.newPage({ colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${on.site.origin}/articles/rain-on-the-harbour`)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  for (const hidden of ['.site-menu', '.search-box', '.related'])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
  const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
  expect(ink).toBe('oklch(0.21 0.01 60)')
  await page.goto(on.site.origin)
  expect(await page.locator('[data-filters]').first().isVisible()).toBe(false)
  expect(await page.locator('[data-tile]').first().isVisible()).toBe(true)
  // Text over an image has a background, which browsers print only with `print-color-adjust`.
  const caption = await page
    .locator('picture + [data-hover-box] > [data-caption]')
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, printColorAdjust } = getComputedStyle(element)
      return { color, backgroundColor, printColorAdjust }
    })
  expect(caption).toEqual({
    color: ink,
    backgroundColor: 'rgb(255, 255, 255)',
    printColorAdjust: 'exact',
  })
})

test('prints an upright image at most 12 cm high, at its own proportions', async () => {
  const page = await on.browser.newPage()
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${on.site.origin}/articles/rain-on-the-harbour`)
  const cover = page.locator('.article-cover img')
  const { width, height } = await cover.evaluate((image) => image.getBoundingClientRect().toJSON())
  expect(height).toBeLessThanOrEqual((12 / 2.54) * 96 + 0.5) // 12 cm
  expect(width / height).toBeCloseTo(1200 / 1600, 2)
})

test('prints an endless gallery without empty space, across the paper', async () => {
  const page = await on.browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${on.site.origin}/archive`)
  await page.locator('[data-gallery="sheets"] [data-explicit]').waitFor()
  await page.emulateMedia({ media: 'print' })
  // The width of A4 without its margins. Scripts do not run for print.
  const tiles = await page.evaluate(() => {
    document.body.style.inlineSize = '672px'
    const grid = document.querySelector('[data-explicit]')?.getBoundingClientRect()
    const boxes = [...document.querySelectorAll('[data-explicit] > [data-tile]')].map((tile) =>
      tile.getBoundingClientRect(),
    )
    const last = Math.max(...boxes.map(({ bottom }) => bottom))
    const right = Math.max(...boxes.map(({ right }) => right))
    return { below: (grid?.bottom ?? 0) - last, beyond: right - (grid?.right ?? 0) }
  })
  expect(tiles.below).toBeLessThan(1)
  expect(tiles.beyond).toBeLessThan(1)
})

test('prints every slide and the text of dialogs, and no buttons', async () => {
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
  expect(await page.getByRole('heading', { name: 'How Harbour travels' }).isVisible()).toBe(true)
  for (const hidden of ['.carousel-controls', '.modal-opener', '.modal-close'])
    expect(await page.locator(hidden).isVisible(), hidden).toBe(false)
  await page.close()
})
