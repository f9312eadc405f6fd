import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { galleryBlock, row } from '../testing/test-documents'
import { startSite, type RunningSite } from '../testing/running-site'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: 'manual', ...init, headers })
const fragment = (path: string, headers: Record<string, string> = {}) =>
  get(path, { 'x-lightbox': '1', 'x-requested-with': 'XMLHttpRequest', ...headers })
const WITHIN = { timeout: 1_000, interval: 20 }
const articleIn = (html: string) => /<article[^>]*>(.*?)<\/article>/s.exec(html)?.[1]

test('an article asked for by a lightbox comes without the page, made of the same parts', async () => {
  const page = await (await get('/articles/the-seventh-wave')).text()
  const answer = await fragment('/articles/the-seventh-wave')
  const html = await answer.text()
  expect(html).toMatch(/^<article class="article" data-fragment="">/)
  expect(html).not.toMatch(/<(html|head|body|main|script|link|footer)\b/)
  // Within another page its images have no numbers, and links to them lead to its own.
  expect(articleIn(html)).toBe(
    articleIn(page)
      ?.replaceAll(/ id="figure-\d+"/g, '')
      .replaceAll('"#figure-', '"/articles/the-seventh-wave#figure-'),
  )
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect((await get('/articles/the-seventh-wave')).headers.get('x-robots-tag')).toBeNull()
})

test('a page comes as its texts, with the ways to its galleries', async () => {
  const about = await (await fragment('/about')).text()
  expect(about).toMatch(/^<article data-fragment=""/)
  expect(about).toContain('<h1 class="page-title">About the studio</h1>')
  const archive = await (await fragment('/archive')).text()
  expect(archive).toContain('<a href="/archive#wall">Wall</a>')
  expect(archive).not.toContain('data-tile')
})

test('a view of a gallery whose slides are articles has the article in its dialog', async () => {
  const page = {
    slug: 'reader',
    title: 'Reader',
    description: null,
    showTitle: true,
    blocks: [
      galleryBlock({
        ...{ id: 'book', title: 'Book', pattern: '4' },
        lightbox: { ...DEFAULT_LIGHTBOX, slides: 'articles' },
      }),
    ],
  }
  await site.publish(row('page', 'p9', '/reader', page))
  await vi.waitFor(async () => expect((await get('/reader')).status).toBe(200), WITHIN)
  const view = await (await get('/reader?book.view=low-sun')).text()
  const dialog = /<dialog.*<\/dialog>/s.exec(view)?.[0] ?? ''
  const fetched = await (await fragment('/articles/low-sun')).text()
  expect(dialog).toContain(articleIn(fetched))
  expect(view).toContain('<title>Low sun – ')
  expect(await (await get('/reader')).text()).not.toContain('data-fragment')
})

test('caches tell the two apart, and those that do not keep no fragment', async () => {
  const first = await fragment('/about')
  const page = await get('/about')
  for (const answer of [first, page])
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, X-Lightbox')
  expect(first.headers.get('cache-control')).toBe('private, max-age=0')
  expect(page.headers.get('cache-control')).toContain('s-maxage=')
  expect(first.headers.get('etag')).not.toBe(page.headers.get('etag'))
  expect(await page.text()).toMatch(/^<!doctype html>/)
  expect(await (await fragment('/about')).text()).toMatch(/^<article/)
})

test('a fragment is compressed, answered 304 to who has it, and can be asked for by HEAD', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await fragment('/articles/marram', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    const etag = answer.headers.get('etag') ?? ''
    const again = await fragment('/articles/marram', {
      'accept-encoding': encoding,
      'if-none-match': etag,
    })
    expect([again.status, again.headers.get('x-robots-tag')]).toEqual([304, 'noindex'])
  }
  const head = await get('/articles/marram', { 'x-lightbox': '1' }, { method: 'HEAD' })
  expect([head.status, head.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
})

test('neither made-up query strings nor other values of the header make cache entries', async () => {
  await (await fragment('/about')).text()
  await (await get('/about')).text()
  const before = site.pageCache.size
  for (let i = 0; i < 200; i++) {
    await (await fragment(`/about?a${i}=${i}&work.topic=zz${i}`)).arrayBuffer()
    const page = await get('/about', { 'x-lightbox': `${i + 2}` })
    expect(await page.text()).toMatch(/^<!doctype html>/)
  }
  expect(site.pageCache.size).toBe(before)
})

test('what is not published has no fragment, and what has moved says where', async () => {
  expect((await fragment('/articles/nothing')).status).toBe(404)
  const moved = await fragment('/old-about')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about'])
  await site.unpublish('article', 'a5')
  await vi.waitFor(
    async () => expect((await fragment('/articles/marram')).status).toBe(404),
    WITHIN,
  )
})

test('links that open in the lightbox say so, and are links all the same', async () => {
  const html = await (await get('/articles/rain-on-the-harbour')).text()
  expect(html).toContain('<a href="/articles/low-sun" data-lightbox-link="">the low sun</a>')
  expect(html).toContain('<a href="#figure-1" data-lightbox-link="">the fourth state</a>')
  expect(html).toContain('<figure id="figure-1"')
  expect(html).toContain('<a href="/about">on our own page</a>')
})

test('no other site may read a fragment', async () => {
  const answer = await fragment('/about', { origin: 'https://evil.example' })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  const asked = await get(
    '/about',
    {
      origin: 'https://evil.example',
      'access-control-request-headers': 'x-lightbox',
      'access-control-request-method': 'GET',
    },
    { method: 'OPTIONS' },
  )
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([405, null])
})

test('pages let in the frames of hosts that are published with the site’s name, from that moment', async () => {
  const policy = async (path: string) =>
    (await get(path)).headers.get('content-security-policy') ?? ''
  expect(await policy('/about')).toContain("frame-src 'none';")
  const about = { name: 'Halden & Rook', description: null, logo: null }
  await site.publish(row('site', 'site', null, { ...about, frameHosts: ['player.vimeo.com'] }))
  await vi.waitFor(
    async () => expect(await policy('/about')).toContain('frame-src https://player.vimeo.com;'),
    WITHIN,
  )
  for (const path of ['/', '/nothing', '/healthz'])
    expect(await policy(path)).toContain('frame-src https://player.vimeo.com;')
  const article = await (await get('/articles/rain-on-the-harbour')).text()
  expect(article).toContain('data-frame-hosts="player.vimeo.com"')
  await site.publish(row('site', 'site', null, about))
  await vi.waitFor(
    async () => expect(await policy('/about')).toContain("frame-src 'none';"),
    WITHIN,
  )
})
