import { brotliCompressSync, constants } from 'node:zlib'
import { PRESETS, theme, type GalleryBlock, type PublishedDocument } from '@tessera/content'
import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyBlock, everyRichTextBlock } from '../testing/documents/every-block'
import { startSite, type RunningSite } from '../testing/running-site'
import { galleryBlock, row } from '../testing/documents/test-documents'

/** Bytes of all style sheets that a page links, compressed with Brotli. */
const MAX_BYTES = 10_000
/** The same for a page with blocks of every kind beside galleries with every option. */
const MAX_BYTES_OF_EVERYTHING = 10_400

const groups: GalleryBlock['groups'] = [
  { group: 'g1', form: 'buttons', multiple: true },
  { group: 'g2', form: 'dropdown', multiple: false },
]

/** A gallery of every layout with all controls. */
const everyGallery = (['mosaic', 'columns', 'masonry', 'justified', 'list'] as const).map(
  (layout) =>
    galleryBlock({
      ...{ id: layout, title: layout, layout, groups, search: true, sorts: ['title'] },
      ...{ hoverBox: 'flip', paging: { kind: 'pages', size: 6 } },
    }),
)

const slides = galleryBlock({
  ...{ id: 'slides', title: 'Slides', tileClick: 'lightbox' },
  lightbox: { ...DEFAULT_LIGHTBOX, slides: 'articles' },
})

const page = (key: string, blocks: readonly object[]) =>
  row('page', key, `/${key}`, {
    ...{ slug: key, title: key, description: null, showTitle: true },
    blocks,
  })

const documents: readonly PublishedDocument[] = [
  page('everything', [...Object.values(everyBlock()), ...everyGallery, slides]),
  page('images', [everyBlock().image]),
  row('article', 'parts', '/articles/parts', {
    ...{ slug: 'parts', title: 'Parts', excerpt: 'In short.', author: 'Ida', cover: 'm1' },
    ...{ date: '2024-01-02T00:00:00.000Z', terms: ['t-print'], proportions: null },
    facts: [{ label: 'Sheet', value: '420 × 594 mm' }],
    body: Object.values(everyRichTextBlock()),
  }),
]

const KINDS = {
  'the front page': '/',
  'a page of text': '/about',
  'a page with an image': '/images',
  'a page with every block and a gallery of every layout': '/everything',
  'the same, filtered to nothing': '/everything?list.q=zzzz&mosaic.topic=print',
  'a slide of such a page, shared': '/everything?mosaic.view=the-seventh-wave',
  'an article shown as a slide, shared': '/everything?slides.view=parts',
  'a list with search, orders and pages': '/register',
  'endless masonry and a custom pattern': '/archive',
  'an article': '/articles/the-seventh-wave',
  'an article with a text cover': '/articles/hill-road-dusk',
  'an article with everything in its text': '/articles/parts',
  'a search with results': '/search?q=salt',
  'a slide of a search result, shared': '/search?q=salt&results.view=salt',
  'a search without results': '/search?q=zzzz',
  'an unknown path': '/nothing',
} as const

const maxBytesOf = (path: string) =>
  /^\/everything(?!.*\.view=)/.test(path) ? MAX_BYTES_OF_EVERYTHING : MAX_BYTES

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
  await site.publish(...documents)
})
afterAll(() => site.stop())

/** URLs of the style sheets that block rendering; the one for print does not. */
const linkedStyleSheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(([, href = '']) => href)

/** Sizes by URL. A URL contains a hash of the content. */
const sizes = new Map<string, number>()

async function sizeOf(href: string): Promise<number> {
  const known = sizes.get(href)
  if (known !== undefined) return known
  const response = await fetch(site.origin + href)
  expect(response.ok, href).toBe(true)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const size = brotliCompressSync(await response.text(), { params }).length
  sizes.set(href, size)
  return size
}

async function styleSheetsOf(path: string) {
  const hrefs = linkedStyleSheets(await (await fetch(site.origin + path)).text())
  const each = await Promise.all(hrefs.map(sizeOf))
  return { hrefs, sum: each.reduce((sum, size) => sum + size, 0) }
}

test.each(Object.entries(KINDS))('the style sheets of %s are small', async (_, path) => {
  const { hrefs, sum } = await styleSheetsOf(path)
  expect(hrefs.length).toBeGreaterThan(1)
  expect(sum, hrefs.join(' ')).toBeLessThanOrEqual(maxBytesOf(path))
})

test.each(['plain', 'book', 'poster', 'soft', 'system'] as const)(
  'the style sheets of every page are small with the fonts "%s"',
  async (type) => {
    const look = theme.parse({ ...PRESETS.gallery, fonts: type })
    const before = await (await fetch(site.origin)).text()
    await site.publish(row('theme', 'theme', null, look))
    expect(await (await fetch(site.origin)).text()).not.toBe(before)
    for (const path of Object.values(KINDS)) {
      const { hrefs, sum } = await styleSheetsOf(path)
      expect(sum, `${path}: ${hrefs.join(' ')}`).toBeLessThanOrEqual(maxBytesOf(path))
    }
  },
)
