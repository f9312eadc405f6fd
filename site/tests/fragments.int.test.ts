import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { galleryBlock, row } from '../testing/documents/test-documents'
import { startSite, type RunningSite } from '../testing/running-site'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ polls: true })
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: 'manual', ...init, headers })
const fragment = (path: string, headers: Record<string, string> = {}) =>
  get(path, { 'x-lightbox': '1', 'x-requested-with': 'XMLHttpRequest', ...headers })
const articleIn = (html: string) => /<article[^>]*>(.*?)<\/article>/s.exec(html)?.[1]

test('renders an article for the lightbox without the page and with the same markup', async () => {
  const page = await (await get('/articles/the-seventh-wave')).text()
  const response = await fragment('/articles/the-seventh-wave')
  const html = await response.text()
  expect(html).toMatch(/^<article class="article" data-fragment="">/)
  expect(html).not.toMatch(/<(html|head|body|main|script|link|footer)\b/)
  // Within another page its figures have no ids, and links to them open the article’s own page. Its images are not
  // enlarged: they are in the lightbox already.
  expect(articleIn(html)).toBe(
    articleIn(page)
      ?.replaceAll(/ id="figure-\d+"/g, '')
      .replaceAll(/<a [^>]*data-lightbox-link="images"[^>]*>(.*?)<\/a>/g, '$1')
      .replaceAll('"#figure-', '"/articles/the-seventh-wave#figure-'),
  )
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect((await get('/articles/the-seventh-wave')).headers.get('x-robots-tag')).toBeNull()
})

test('renders a page as its texts with links to its galleries', async () => {
  const about = await (await fragment('/about')).text()
  expect(about).toMatch(/^<article data-fragment=""/)
  expect(about).toContain('<h1 class="page-title">About the studio</h1>')
  const archive = await (await fragment('/archive')).text()
  expect(archive).toContain('<a href="/archive#wall">Wall</a>')
  expect(archive).not.toContain('data-tile')
})

test('renders the article of an open slide in the dialog', async () => {
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
  expect((await get('/reader')).status).toBe(200)
  const view = await (await get('/reader?book.view=low-sun')).text()
  const dialog = /<dialog.*<\/dialog>/s.exec(view)?.[0] ?? ''
  const fetched = await (await fragment('/articles/low-sun')).text()
  expect(dialog).toContain(articleIn(fetched))
  expect(view).toContain('<title>Low sun – ')
  expect(await (await get('/reader')).text()).not.toContain('data-fragment')
})

test('keeps shared caches from serving a fragment as the page', async () => {
  const first = await fragment('/about')
  const page = await get('/about')
  for (const response of [first, page])
    expect(response.headers.get('vary')).toBe('Accept-Encoding, X-Lightbox')
  expect(first.headers.get('cache-control')).toBe('private, max-age=0')
  expect(page.headers.get('cache-control')).toContain('s-maxage=')
  expect(first.headers.get('etag')).not.toBe(page.headers.get('etag'))
  expect(await page.text()).toMatch(/^<!doctype html>/)
  expect(await (await fragment('/about')).text()).toMatch(/^<article/)
})

test('compresses fragments and supports ETag and HEAD', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await fragment('/articles/marram', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    const etag = response.headers.get('etag') ?? ''
    const again = await fragment('/articles/marram', {
      'accept-encoding': encoding,
      'if-none-match': etag,
    })
    expect([again.status, again.headers.get('x-robots-tag')]).toEqual([304, 'noindex'])
  }
  const head = await get('/articles/marram', { 'x-lightbox': '1' }, { method: 'HEAD' })
  expect([head.status, head.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
})

test('adds no cache entries for query strings and other values of the header', async () => {
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

test('responds to missing and renamed documents as pages do', async () => {
  expect((await fragment('/articles/nothing')).status).toBe(404)
  const moved = await fragment('/old-about')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about'])
  await site.unpublish('article', 'a5')
  expect((await fragment('/articles/marram')).status).toBe(404)
})

test('marks links that open in the lightbox', async () => {
  const html = await (await get('/articles/rain-on-the-harbour')).text()
  expect(html).toContain('<a href="/articles/low-sun" data-lightbox-link="">the low sun</a>')
  expect(html).toContain('<a href="#figure-1" data-lightbox-link="">the fourth state</a>')
  expect(html).toContain('<figure id="figure-1"')
  expect(html).toContain('<a href="/about">on our own page</a>')
})

test('does not allow other sites to read fragments', async () => {
  const response = await fragment('/about', { origin: 'https://evil.example' })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
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

test('allows frames of the hosts in the site’s settings as soon as they are published', async () => {
  const policy = async (path: string) =>
    (await get(path)).headers.get('content-security-policy') ?? ''
  expect(await policy('/about')).toContain("frame-src 'none';")
  const about = { name: 'Halden & Rook', description: null, logo: null }
  await site.publish(row('site', 'site', null, { ...about, frameHosts: ['player.vimeo.com'] }))
  expect(await policy('/about')).toContain('frame-src https://player.vimeo.com;')
  for (const path of ['/', '/nothing', '/healthz'])
    expect(await policy(path)).toContain('frame-src https://player.vimeo.com;')
  const article = await (await get('/articles/rain-on-the-harbour')).text()
  expect(article).toContain('data-frame-hosts="player.vimeo.com"')
  await site.publish(row('site', 'site', null, about))
  expect(await policy('/about')).toContain("frame-src 'none';")
})
