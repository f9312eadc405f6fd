import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../../testing/running-site'
import { row } from '../../testing/documents/test-documents'
import { jsonFeedSchema } from '../../testing/schemas/json-feed'
import { jsonFeedErrors } from '../../testing/validate-json'
import { ATOM, RSS, validateXml } from '../../testing/validate-xml'
import { longIf } from '../../../scripts/test/test-tags.mjs'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string, init?: RequestInit) =>
  fetch(site.origin + path, { redirect: 'manual', ...init })
const text = async (path: string) => (await get(path)).text()
const jsonFeed = async (path: string) => {
  const feed: unknown = JSON.parse(await text(path))
  expect(jsonFeedErrors(feed)).toEqual([])
  return jsonFeedSchema.parse(feed)
}

for (const folder of [
  '/feeds/home',
  '/feeds/home/journal',
  '/feeds/register',
  '/feeds/archive/wall',
])
  describe(`the feeds at ${folder}`, longIf(folder !== '/feeds/home'), () => {
    test('match their schemas', async () => {
      expect(await validateXml(await text(`${folder}/rss.xml`), RSS)).toEqual([])
      expect(await validateXml(await text(`${folder}/atom.xml`), ATOM)).toEqual([])
      const feed = await jsonFeed(`${folder}/feed.json`)
      expect(feed.items).toHaveLength(40)
      expect(feed.feed_url).toBe(`http://localhost:3000${folder}/feed.json`)
    })
  })

test('sorts entries by date in any gallery, and includes image and full text', async () => {
  const { items } = await jsonFeed('/feeds/home/journal/feed.json')
  const dates = items.map((item) => item.date_published ?? '')
  expect(dates).toEqual(dates.toSorted().reverse())
  const wave = items.find(({ title }) => title === 'The Seventh Wave')
  expect(wave).toMatchObject({
    url: 'http://localhost:3000/articles/the-seventh-wave',
    authors: [{ name: 'Jon Halden' }],
    tags: ['Print', '2021', 'Woodcut'],
    attachments: [{ mime_type: 'image/webp' }],
  })
  expect(wave?.content_html).toContain('<em>Hosho</em>')
  // Feed readers need absolute URLs.
  expect(wave?.content_html).not.toMatch(/(href|src|srcset)="\/|, \/media/i)
  const size = (await get(new URL(wave?.image ?? '').pathname, { method: 'HEAD' })).headers
  expect(Number(size.get('content-length'))).toBe(wave?.attachments?.[0]?.size_in_bytes)
})

test('links the feeds of a page with galleries, and has none for other pages', async () => {
  const home = await text('/')
  for (const [type, file] of [
    ['application/rss+xml', 'rss.xml'],
    ['application/atom+xml', 'atom.xml'],
    ['application/feed+json', 'feed.json'],
  ])
    expect(home).toMatch(
      new RegExp(`rel="alternate" type="${type?.replace('+', '\\+')}"[^>]*${file}`),
    )
  expect(home).toContain('href="/feeds/home/journal/rss.xml"')
  expect(await text('/about')).not.toContain('rel="alternate"')
  expect((await get('/feeds/about/rss.xml')).status).toBe(404)
})

test('responds with 404 to other paths, and ignores query strings in the cache', async () => {
  for (const path of [
    '/feeds/home/rss',
    '/feeds/none/rss.xml',
    '/feeds/home/none/rss.xml',
    '/feeds/%ff/rss.xml',
    '/feeds/home/work/x/rss.xml',
  ])
    expect((await get(path)).status, path).toBe(404)
  await text('/feeds/home/rss.xml')
  const before = site.pageCache.size
  for (let i = 0; i < 50; i++) await text(`/feeds/home/rss.xml?a${i}=${i}`)
  expect(site.pageCache.size).toBe(before)
})

test('responds with 304 to a matching ETag, with and without the cache', async () => {
  for (const path of ['/feeds/home/work/atom.xml', '/feeds/home/work/atom.xml?again']) {
    const first = await get(path)
    expect(first.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const etag = first.headers.get('etag') ?? ''
    const again = await get(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})

test('escapes titles and texts', async () => {
  const vector = `</title>]]><script>attacked()</script>&amp;"'\u0000\u000b\ud800￿`
  await site.publish(
    row('article', 'evil', '/articles/evil', {
      ...{ slug: 'evil', title: vector, excerpt: vector, author: vector, cover: null },
      ...{ date: '2026-01-01T00:00:00.000Z', terms: ['t-print'], facts: [], proportions: null },
      body: [{ type: 'paragraph', children: [{ type: 'text', text: vector }] }],
    }),
  )
  expect((await jsonFeed('/feeds/home/feed.json')).items[0]?.title).toContain('attacked()')
  const rss = await text('/feeds/home/rss.xml')
  expect(await validateXml(rss, RSS)).toEqual([])
  // Readers show it as HTML.
  expect(rss).toMatch(/<description>&amp;lt;\/title&amp;gt;\]\]&amp;gt;&amp;lt;script/)
  expect(await validateXml(await text('/feeds/home/atom.xml'), ATOM)).toEqual([])
  const { items } = await jsonFeed('/feeds/home/feed.json')
  expect(items[0]?.content_html).not.toContain('<script')
  await site.unpublish('article', 'evil')
})

test('has only excerpts, or does not exist, if an editor decides so', async () => {
  const info = { name: 'Halden & Rook', description: null, logo: null }
  await site.publish(row('site', 'site', null, { ...info, feeds: 'excerpt' }))
  const { items } = await jsonFeed('/feeds/home/feed.json')
  expect(items[0]).not.toHaveProperty('content_html')
  expect(await validateXml(await text('/feeds/home/rss.xml'), RSS)).toEqual([])
  await site.publish(row('site', 'site', null, { ...info, feeds: 'off' }))
  expect((await get('/feeds/home/feed.json')).status).toBe(404)
  expect(await text('/')).not.toContain('rel="alternate"')
  await site.publish(row('site', 'site', null, info))
})

test('redirects from the feeds of a renamed page', async () => {
  const register = site.publications.store.pageAt('/register')
  await site.publish(row('page', 'p2', '/entries', { ...register?.page, slug: 'entries' }))
  const moved = await get('/feeds/register/rss.xml')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/feeds/entries/rss.xml'])
})
