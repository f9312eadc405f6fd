import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'
import { row } from '../../testing/documents/test-documents'
import { longIf } from '../../../scripts/test/test-tags.mjs'

const on = siteInBrowser()

const UPRIGHT = { width: 1280, height: 900 }
const rectOf = (page: Page, selector: string): Promise<DOMRect> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON())
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

beforeAll(async () => {
  const text = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] })
  const upright = on.site.media.findIndex(({ width, height }) => height > width)
  const article = {
    ...{ slug: 'upright', title: 'An upright sheet', excerpt: 'Taller than wide.', author: 'Ida' },
    ...{ date: '2024-01-02T00:00:00.000Z', terms: ['t-print'], proportions: null },
    facts: [{ label: 'Sheet', value: '420 × 594 mm' }],
    body: Array.from({ length: 24 }, () => text('It hangs beside its facts. '.repeat(8))),
  }
  await on.site.publish(
    row('article', 'upright', '/articles/upright', { ...article, cover: `m${upright}` }),
    row('page', 'map', '/map', {
      ...{ slug: 'map', title: 'The way here', description: null, showTitle: true },
      blocks: [
        {
          type: 'richText',
          content: [
            text('Past the fish market.'),
            { type: 'image', media: 'm0' },
            text('Open on Saturdays.'),
          ],
        },
      ],
    }),
  )
})

for (const viewport of [UPRIGHT, { width: 1920, height: 1080 }])
  test(
    `at ${viewport.width} px an upright image is whole, beside the title, the facts and the text`,
    longIf(viewport !== UPRIGHT),
    async () => {
      await on.visit('/articles/upright', { viewport }, async (page) => {
        const image = await rectOf(page, '.article-cover img')
        expect(image.bottom).toBeLessThanOrEqual(viewport.height)
        expect(image.width / image.height).toBeCloseTo(
          await page
            .locator('.article-cover img')
            .evaluate((it: HTMLImageElement) => it.naturalWidth / it.naturalHeight),
          1,
        )
        for (const selector of ['h1', '.facts', '.article .rich-text']) {
          const text = await rectOf(page, selector)
          expect(text.left, selector).toBeGreaterThan(image.right)
          expect(text.top, selector).toBeLessThan(image.bottom)
        }
        expect(await overflow(page)).toBe(0)
      })
    },
  )

test('the upright image stays in view while its text scrolls', { tags: 'long' }, async () => {
  await on.visit('/articles/upright', { viewport: UPRIGHT }, async (page) => {
    await page
      .locator('.article .rich-text p')
      .nth(5)
      .evaluate((it) => it.scrollIntoView())
    const image = await rectOf(page, '.article-cover img')
    const header = await rectOf(page, '.site-header')
    expect(image.top).toBeGreaterThanOrEqual(header.bottom)
    expect(image.bottom).toBeLessThanOrEqual(UPRIGHT.height)
  })
})

test('on narrower screens the upright image is above the facts', async () => {
  await on.visit('/articles/upright', { viewport: { width: 1270, height: 900 } }, async (page) => {
    const image = await rectOf(page, '.article-cover img')
    expect((await rectOf(page, 'h1')).bottom).toBeLessThan(image.top)
    expect((await rectOf(page, '.facts')).top).toBeGreaterThan(image.bottom)
  })
})

test(
  'an image in the text of a page is beside the words that follow it',
  { tags: 'long' },
  async () => {
    for (const [width, sharesRow] of [
      [1280, true],
      [1920, true],
      [1024, false],
    ] as const)
      await on.visit('/map', { viewport: { width, height: 900 } }, async (page) => {
        const image = await rectOf(page, '.rich-text img')
        const words = await rectOf(page, '.rich-text p:last-of-type')
        expect(words.top < image.bottom).toBe(sharesRow)
        const footer = await rectOf(page, '.site-footer')
        expect(footer.top).toBeGreaterThan(image.bottom)
        expect(await overflow(page)).toBe(0)
      })
  },
)

test(
  'at 2560 px the image of a text stands next to it, not at the other side of the window',
  { tags: 'long' },
  async () => {
    await on.visit('/map', { viewport: { width: 2560, height: 1440 } }, async (page) => {
      const image = await rectOf(page, '.rich-text img')
      const words = await rectOf(page, '.rich-text p:last-of-type')
      expect(image.left).toBeGreaterThan(words.right)
      expect(image.left - words.right).toBeLessThan(80)
    })
  },
)

test.each([
  [1280, 4],
  [800, 3],
  [390, 4],
])('at %i px the last row of similar works is full', { tags: 'long' }, async (width, count) => {
  await on.visit('/articles/upright', { viewport: { width, height: 900 } }, async (page) => {
    await expect.poll(() => page.locator('.related [data-tile]:visible').count()).toBe(count)
  })
})
