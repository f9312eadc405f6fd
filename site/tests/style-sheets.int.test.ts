import { brotliCompressSync, constants } from 'node:zlib'
import { PRESETS, theme, type GalleryBlock, type PublishedDocument } from '@tessera/content'
import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { everyBlock, everyTextPart } from '../testing/every-block'
import { startSite, type RunningSite } from '../testing/running-site'
import { galleryBlock, row } from '../testing/test-documents'

/** Of all style sheets that a page links, bytes as brotli makes them. */
const BUDGET = 10_000

const groups: GalleryBlock['groups'] = [
  { group: 'g1', form: 'buttons', multiple: true },
  { group: 'g2', form: 'dropdown', multiple: false },
]

/** One gallery of every layout, with all that may stand above and below it. */
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
    body: Object.values(everyTextPart()),
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
  'a list to search, sort and leaf through': '/register',
  'masonry without end and a drawn pattern': '/archive',
  'an article': '/articles/the-seventh-wave',
  'an article with a text cover': '/articles/hill-road-dusk',
  'an article with everything in its text': '/articles/parts',
  'a search with results': '/search?q=salt',
  'a slide of what was found, shared': '/search?q=salt&results.view=salt',
  'a search without': '/search?q=zzzz',
  'an address that is not there': '/nothing',
} as const

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
  await site.publish(...documents)
})
afterAll(() => site.stop())

/** Addresses of the sheets that a browser fetches before it draws: for paper it waits. */
const linked = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(([, href = '']) => href)

const weigh = async (href: string) => {
  const answer = await fetch(site.origin + href)
  expect(answer.ok, href).toBe(true)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(await answer.text(), { params }).length
}

async function sheetsOf(path: string) {
  const hrefs = linked(await (await fetch(site.origin + path)).text())
  const sizes = await Promise.all(hrefs.map(weigh))
  return { hrefs, sum: sizes.reduce((sum, size) => sum + size, 0) }
}

test.each(Object.entries(KINDS))('the style sheets of %s stay within 10 kB', async (_, path) => {
  const { hrefs, sum } = await sheetsOf(path)
  expect(hrefs.length).toBeGreaterThan(1)
  expect(sum, hrefs.join(' ')).toBeLessThanOrEqual(BUDGET)
})

test.each(['plain', 'book', 'poster', 'soft', 'system'] as const)(
  'in the type of "%s" as well',
  async (type) => {
    const look = theme.parse({ ...PRESETS.gallery, fonts: type })
    const before = await (await fetch(site.origin)).text()
    await site.publish(row('theme', 'theme', null, look))
    await vi.waitFor(async () => expect(await (await fetch(site.origin)).text()).not.toBe(before), {
      timeout: 10_000,
    })
    for (const path of Object.values(KINDS)) {
      const { hrefs, sum } = await sheetsOf(path)
      expect(sum, `${path}: ${hrefs.join(' ')}`).toBeLessThanOrEqual(BUDGET)
    }
  },
)
