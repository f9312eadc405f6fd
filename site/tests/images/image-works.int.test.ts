import { imagePath, type Image } from '@tessera/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../../testing/running-site'
import { galleryBlock, row } from '../../testing/documents/test-documents'

const modified = '2026-01-01T00:00:00.000Z'
const CREDIT = {
  creator: 'Ada Berg',
  line: 'Photo: Ada Berg / City Museum',
  copyright: '© 2026 Ada Berg',
  license: { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
  source: 'https://museum.example/42',
}
const image = (key: string, changes: Partial<Image>) => {
  const slug = changes.slug ?? key
  const body: Image = {
    ...{ slug, title: slug, caption: null, date: null, terms: [], keywordTerms: [] },
    ...{ folder: null, media: key, position: null, modified },
    ...changes,
  }
  return row('image', key, imagePath(slug), body)
}
const views = galleryBlock({
  id: 'views',
  title: 'Views',
  groups: [{ group: 'g1', form: 'buttons', multiple: false }],
  articles: { query: null, picked: [] },
  images: { query: { terms: [], folders: ['f1'], from: null, to: null }, picked: ['m2'] },
  search: true,
  sorts: ['title'],
})
const page = (blocks: readonly object[]) =>
  row('page', 'views', '/views', {
    ...{ slug: 'views', title: 'The views', description: null, showTitle: true, modified },
    blocks,
  })
const PIER = {
  slug: 'old-pier',
  title: 'The old pier',
  caption: 'Before the storm took it.',
  date: '2024-05-01T10:00:00.000Z',
  terms: ['t-print'],
  folder: 'f1',
}

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ siteUrl: 'https://press.example' })
  const [first] = site.media
  await site.publish(
    row('media', 'm1', null, { ...first, credit: CREDIT }),
    image('m1', PIER),
    image('m2', { slug: 'fog', title: 'Fog', terms: ['t-book'] }),
    image('m3', { slug: 'elsewhere', folder: 'f2' }),
    page([views]),
  )
})
afterAll(() => site.stop())

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' })
const text = async (path: string) => (await get(path)).text()
const tilesOf = (html: string) => [...html.matchAll(/data-tile="([^"]+)"/g)].map(([, id]) => id)

test('shows the images of a folder and the picked ones as tiles with filters, search and sorts', async () => {
  const html = await text('/views')
  expect(tilesOf(html).sort()).toEqual(['fog', 'old-pier'])
  expect(html).toContain('href="/images/old-pier"')
  expect(/<p role="status"[^>]*>([^<]*)/.exec(html)?.[1]).toBe('2 images')
  expect(tilesOf(await text('/views?views.topic=print'))).toEqual(['old-pier'])
  expect(tilesOf(await text('/views?views.q=storm'))).toEqual(['old-pier'])
  expect(tilesOf(await text('/views?views.sort=title'))).toEqual(['fog', 'old-pier'])
})

test('opens an image in the lightbox with its credit and licence', async () => {
  const html = await text('/views?views.view=old-pier')
  expect(html).toContain('<title>The old pier')
  const caption = /<figcaption>.*?<\/figcaption>/s.exec(html)?.[0]
  expect(caption).toContain('The old pier')
  expect(caption).toContain('Photo: Ada Berg / City Museum')
  expect(caption).toContain('href="https://creativecommons.org/licenses/by/4.0/"')
  expect(caption).toContain('href="/images/old-pier"')
})

test('gives an image a page of its own', async () => {
  const html = await text('/images/old-pier')
  expect(html).toContain('<h1>The old pier</h1>')
  expect(html).toContain('Before the storm took it.')
  expect(html).toContain('href="/views?views.view=old-pier"')
  expect(html).toContain('<link rel="canonical" href="https://press.example/images/old-pier"')
  expect(html).toMatch(/property="og:image" content="https:\/\/press.example\/media\//)
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(json).toContain('"@type":"ImageObject"')
  const graph: { '@graph': readonly Record<string, unknown>[] } = JSON.parse(json)
  expect(graph['@graph'].find((thing) => thing['@type'] === 'ImageObject')).toMatchObject({
    name: 'The old pier',
    creator: { '@type': 'Person', name: 'Ada Berg' },
    creditText: CREDIT.line,
    copyrightNotice: CREDIT.copyright,
    license: CREDIT.license.href,
  })
  expect(html).not.toContain('geo')
})

test('renders the page of an image as a fragment for the lightbox', async () => {
  const response = await fetch(`${site.origin}/images/old-pier`, { headers: { 'X-Lightbox': '1' } })
  const html = await response.text()
  expect(html).toMatch(/^<article class="article" data-fragment/)
  expect(html).toContain('The old pier')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
})

test('lists images in the sitemap and finds them', async () => {
  expect(await text('/sitemap.xml')).toContain('/sitemaps/images-1.xml')
  expect(await text('/sitemaps/images-1.xml')).toContain('https://press.example/images/old-pier')
  expect((await get('/sitemaps/images-2.xml')).status).toBe(404)
  expect(tilesOf(await text('/search?q=old+pier'))).toContain('old-pier')
  expect(tilesOf(await text('/search?q=berg'))).toContain('old-pier')
})

test('publishes the position only with the editor’s consent', async () => {
  await site.publish(image('m1', { ...PIER, position: { latitude: 57.7, longitude: 11.9 } }))
  const html = await text('/images/old-pier')
  expect(html).toContain('57.7°, 11.9°')
  expect(html).toContain('"latitude":57.7')
})

test('redirects from the old address of a renamed image', async () => {
  await site.publish(image('m1', { ...PIER, slug: 'new-pier' }))
  const response = await get('/images/old-pier')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/images/new-pier'])
  expect(tilesOf(await text('/views')).sort()).toEqual(['fog', 'new-pier'])
})

test('mixes articles and images in one gallery', async () => {
  const articles = { query: { terms: ['t-print'], from: null, to: null }, picked: [] }
  await site.publish(page([{ ...views, articles }]))
  const tiles = tilesOf(await text('/views'))
  expect(tiles).toEqual(expect.arrayContaining(['fog', 'new-pier', 'the-seventh-wave']))
})

test('a turned, replaced or uncropped file keeps address and alt text, and is shown everywhere', async () => {
  const [, , other] = site.media
  if (!other) throw new Error('There are too few test images.')
  const { width, height, variants } = other
  const alt = site.media[0]?.alt ?? ''
  const file = { width, height, variants, wholeOn: '#f2ead8' }
  await site.publish(row('media', 'm1', null, { ...site.media[0], ...file }))
  const path = variants[0]?.path.replace(/-\d+\.\w+$/, '') ?? 'no file'
  const tile = /<li id="views-new-pier".*?<\/li>/s.exec(await text('/views'))?.[0]
  expect(tile).toContain(path)
  expect(tile).toContain(`alt="${alt}"`)
  expect(tile).toContain('background:#f2ead8')
  expect(tile).toContain('object-fit:contain')
  const html = await text('/images/new-pier')
  expect(html).toContain(path)
  expect(html).toContain(`width="${width}" height="${height}"`)
})

test('an image that is no longer published has neither page nor tile', async () => {
  await site.unpublish('image', 'm1')
  expect((await get('/images/new-pier')).status).toBe(404)
  expect(tilesOf(await text('/views'))).not.toContain('new-pier')
})
