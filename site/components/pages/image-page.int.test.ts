import { imagePath } from '@tessera/content'
import { beforeAll, expect, test } from 'vitest'
import { findClippedWords } from '../../../packages/gallery/src/testing/find-clipped-words'
import { wordsFromLeft } from '../../../packages/gallery/src/testing/words-from-left'
import { axeOn } from '../../../tests/axe'
import { findOverflow } from '../../testing/find-overflow'
import { siteInBrowser } from '../../testing/site-in-browser'
import { galleryBlock, row } from '../../testing/documents/test-documents'
import { longIf } from '../../../scripts/test/test-tags.mjs'

const on = siteInBrowser()

beforeAll(async () => {
  const wide = on.site.media.findIndex(({ width, height }) => width > height)
  const upright = on.site.media.findIndex(({ width, height }) => height > width)
  const credit = {
    ...{ creator: 'Ada Berg', line: 'Photo: Ada Berg / City Museum', copyright: null },
    ...{ license: { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' } },
    source: 'https://museum.example/42',
  }
  const image = (slug: string, title: string, media: number) => [
    row('media', `m${media}`, null, { ...on.site.media[media], credit }),
    row('image', slug, imagePath(slug), {
      ...{ slug, title, caption: 'Before the storm took it.', date: '2024-05-01T10:00:00.000Z' },
      ...{ terms: ['t-print'], keywordTerms: [], folder: 'f1', media: `m${media}` },
      ...{ position: null, modified: '2026-01-01T00:00:00.000Z' },
    }),
  ]
  await on.site.publish(
    ...image('old-pier', 'The old pier', wide),
    ...image('paper', '紙の音: the Sound of Paper', upright),
    row('page', 'pictures', '/pictures', {
      ...{ slug: 'pictures', title: 'Pictures', description: null, showTitle: true },
      blocks: [
        galleryBlock({
          ...{ id: 'pictures', title: 'Pictures' },
          groups: [{ group: 'g1', form: 'buttons', multiple: false }],
          images: { query: { terms: [], folders: ['f1'], from: null, to: null }, picked: [] },
        }),
      ],
    }),
  )
})

const LYING = '/images/old-pier'
const PAGES = [LYING, '/images/paper']

for (const path of PAGES)
  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      test(
        `${path} has no axe violations and no overflow at ${width} px, ${colorScheme}`,
        longIf(path !== LYING || width > 360 || colorScheme === 'dark'),
        async () => {
          await on.visit(path, { colorScheme, viewport: { width, height: 900 } }, async (page) => {
            const { violations } = await axeOn(page).analyze()
            expect(
              violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]),
            ).toEqual([])
            const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
            expect(scrollWidth).toBe(clientWidth)
          })
        },
      )

for (const path of PAGES)
  test(`${path} cuts off no word at 200 %`, longIf(path !== LYING), async () => {
    const phone = { viewport: { width: 390, height: 844 }, bypassCSP: true }
    await on.visit(path, phone, async (page) => {
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      const { clipped, elidedInHeadings } = await page.evaluate(findClippedWords)
      expect([...clipped, ...elidedInHeadings]).toEqual([])
      expect(await findOverflow(page)).toEqual([])
    })
  })

test('the words of a title in another script have their language', async () => {
  await on.visit('/images/paper', {}, async (page) => {
    await expect.poll(() => page.locator('h1 [lang]').getAttribute('lang')).toBe('ja')
    await expect.poll(() => page.locator('h1').textContent()).toBe('紙の音: the Sound of Paper')
  })
})

test('facts that are terms lead to the filtered gallery, creator and date to the search', async () => {
  await on.visit(LYING, {}, async (page) => {
    const href = (name: string) =>
      page.locator('main').getByRole('link', { name, exact: true }).first().getAttribute('href')
    expect(await href('Print')).toBe('/pictures?pictures.topic=print#pictures')
    expect(await href('Ada Berg')).toBe('/search?q=Ada+Berg')
    const date = page.locator('.article-byline a:has(time)')
    expect(await date.getAttribute('href')).toBe('/search?q=2024')
    expect(await href('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/')
    expect(await href('museum.example')).toBe('https://museum.example/42')
  })
})

test('an image page leads to images that are like it, and sends its address by e-mail', async () => {
  await on.visit(LYING, {}, async (page) => {
    const related = page.getByRole('complementary', { name: 'More like this' })
    const other = related.getByRole('link', { name: '紙の音: the Sound of Paper' })
    expect(await other.getAttribute('href')).toBe('/images/paper')
    const share = page.getByRole('group', { name: 'Share and print' })
    const email = await share.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')
    expect(email).toBe(
      `mailto:?subject=The%20old%20pier&body=${new URL(LYING, 'http://localhost:3000').href}`,
    )
    await share.scrollIntoViewIfNeeded()
    await expect.poll(() => share.getByRole('button', { name: 'Print' }).isVisible()).toBe(true)
  })
})

test(
  'a caption that is not translated ends with its full stop in a right-to-left page',
  { tags: 'long' },
  async () => {
    await on.visit(LYING, {}, async (page) => {
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      const caption = page.locator('.image-caption')
      expect(await caption.evaluate(wordsFromLeft)).toEqual([
        'Before',
        'the',
        'storm',
        'took',
        'it.',
      ])
      // At the start of the line, as everything in the page.
      const end = await caption.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return element.getBoundingClientRect().right - text.getBoundingClientRect().right
      })
      expect(Math.round(end)).toBe(0)
    })
  },
)

test.each([360, 768, 1280, 2560])(
  'the name of a source stays on one line at %i px',
  { tags: 'long' },
  async (width) => {
    for (const path of PAGES)
      await on.visit(path, { viewport: { width, height: 900 } }, async (page) => {
        const lines = await page
          .getByRole('link', { name: 'museum.example' })
          .evaluate((link) => new Set([...link.getClientRects()].map(({ top }) => top)).size)
        expect(lines).toBe(1)
      })
  },
)

test(
  'facts and text are beside a lying image in a very wide window',
  { tags: 'long' },
  async () => {
    await on.visit(LYING, { viewport: { width: 2560, height: 1440 } }, async (page) => {
      const boxOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((it): DOMRect => it.getBoundingClientRect().toJSON())
      const [image, facts] = [await boxOf('.article-cover img'), await boxOf('.facts')]
      expect(facts.left).toBeGreaterThan(image.right)
      expect(facts.top).toBeCloseTo(image.top, -1)
      expect(facts.right).toBeGreaterThan(0.9 * 2560)
    })
  },
)
