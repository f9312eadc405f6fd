import { request, type IncomingMessage } from 'node:http'
import { FIRST_STEPS } from '@tessera/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLog } from '../testing/read-log'
import { row } from '../testing/documents/test-documents'
import { metricIn, readMetrics } from '../testing/read-metrics'
import { startSite, type RunningSite } from '../testing/running-site'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ polls: true })
})
afterAll(() => site.stop())

const get = (path: string, init?: RequestInit) =>
  fetch(site.origin + path, { redirect: 'manual', ...init })
const text = async (path: string) => (await get(path)).text()

test('renders the front page with its galleries, an article and a page', async () => {
  const home = await text('/')
  for (const id of ['work', 'journal', 'studio']) expect(home).toContain(`data-gallery="${id}"`)
  expect(home).not.toContain('Gone')
  const article = await text('/articles/the-seventh-wave')
  expect(article).toContain('<h1>The Seventh Wave</h1>')
  expect(article).toContain('<dt>Sheet</dt>')
  expect(await text('/about')).toContain('aria-current="page"')
})

test('redirects from old paths and from paths with a trailing slash', async () => {
  const moved = await get('/old-about?x=1')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about?x=1'])
  // Browsers would redirect in circles if the page moved back.
  expect(moved.headers.get('cache-control')).toContain('max-age=0')
  expect((await get('/about/')).headers.get('location')).toBe('/about')
  expect((await get('//evil.example/')).headers.get('location')).toBeNull()
})

test('responds to unknown paths with 404 and links to the galleries', async () => {
  for (const path of [
    '/nothing',
    '/articles/nothing',
    '/%ff',
    '/%2e%2e%2fetc',
    '/articles%2fmarram',
  ]) {
    const response = await get(path)
    expect(response.status, path).toBe(404)
    expect(await response.text()).toContain('href="/#work"')
  }
})

test('has a strict Content-Security-Policy and no inline script on every page', async () => {
  for (const path of ['/', '/articles/marram', '/nothing', '/?work.view=marram']) {
    const response = await get(path)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-powered-by')).toBeNull()
    // Browsers do not run structured data.
    const html = (await response.text()).replace('<script type="application/ld+json">', '<data>')
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|<style/i)
  }
})

test('sends Strict-Transport-Security only on sites with https', async () => {
  expect((await get('/')).headers.get('strict-transport-security')).toBeNull()
  const secure = await startSite({ empty: true, siteUrl: 'https://example.org' })
  const response = await fetch(secure.origin)
  expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  await secure.stop()
})

test('allows only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await get('/', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
  const head = await get('/about', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('rejects URLs and headers that are too long', async () => {
  expect((await get(`/?x=${'a'.repeat(5_000)}`)).status).toBe(414)
  expect((await get('/', { headers: { 'x-long': 'a'.repeat(17_000) } })).status).toBe(431)
})

test('sends security headers with errors from before the router', async () => {
  const { hostname, port } = new URL(site.origin)
  const policyOf = (path: string, host: string) =>
    new Promise<unknown>((resolve, reject) => {
      const onResponse = (response: IncomingMessage) =>
        resolve(response.resume().headers['content-security-policy'])
      request({ hostname, port, path, headers: { host } })
        .on('error', reject)
        .on('response', onResponse)
        .end()
    })
  expect(await policyOf(`/${'a'.repeat(5_000)}`, 'localhost')).toContain("default-src 'self'")
  expect(await policyOf('/somewhere', 'not a host')).toContain("default-src 'self'")
})

test('responds with 304 to a matching ETag in each encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const etag = (await get('/about', { headers })).headers.get('etag') ?? ''
    const again = await get('/about', { headers: { ...headers, 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('vary')).toBe('Accept-Encoding, X-Lightbox')
  }
})

test('adds no cache entries for unknown query strings', async () => {
  await text('/')
  const before = site.pageCache.size
  for (let i = 0; i < 200; i++) {
    const response = await get(
      `/?a${i}=${i}&work.topic=zz${i}&work.page=${i + 900}&work.view=v${i}`,
    )
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  // Page numbers beyond the last share one entry.
  expect(site.pageCache.size).toBeLessThanOrEqual(before + 1)
})

test('sends a cached document for each query string that it does not read', async () => {
  const countHits = async () => metricIn((await readMetrics(site)).text, 'page_cache_hits_total')
  const paths = ['/', '/about', '/articles/almanac']
  const pages = await Promise.all(paths.map(text))
  const before = await countHits()
  for (const search of ['?utm_source=a&fbclid=b', '?work.other=a', '?'])
    expect(await Promise.all(paths.map((path) => text(path + search))), search).toEqual(pages)
  expect(await countHits()).toBe(before + 9)
  for (const search of ['?work.topic=print', '?utm=1&work.view=the-seventh-wave'])
    expect(await text(`/${search}`), search).not.toBe(pages[0])
  expect(await text('/search?q=salt')).not.toBe(await text('/search'))
})

test('describes an open slide in the metadata of its page', async () => {
  const html = await text('/?work.view=the-seventh-wave')
  expect(html).toContain('<title>The Seventh Wave – Halden &amp; Rook</title>')
  expect(html).toMatch(/<dialog open[^>]*data-status="open"/)
  expect(html).toMatch(/og:image" content="http:\/\/localhost:3000\/media\/drawing-\d+/)
  expect(html).toContain('rel="canonical" href="http://localhost:3000/?work.view=the-seventh-wave"')
})

test('serves images with ranges, ETags and media types, and no other files', async () => {
  const path = site.media[0]?.variants[0]?.path ?? ''
  const whole = await get(path)
  expect(whole.headers.get('content-type')).toBe('image/avif')
  expect(whole.headers.get('cache-control')).toContain('immutable')
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const part = await get(path, { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 10-19/${bytes.length}`,
  ])
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20))
  expect((await get(path, { headers: { range: 'bytes=99999999-' } })).status).toBe(416)
  const etag = whole.headers.get('etag') ?? ''
  expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await get(path, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(bytes.length))
  for (const other of ['/media/x.avif', '/media/..%2f..%2ftessera.db', '/media/', `${path}.bak`])
    expect((await get(other)).status, other).toBe(404)
  expect(await rawStatus('/media/../tessera.db')).toBe(404)
  expect(await rawStatus('/assets/../../server/main.js')).toBe(404)
})

/** `fetch` would resolve the dots. */
const rawStatus = (path: string) =>
  new Promise<number | undefined>((resolve) => {
    request(site.origin, { path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).end()
  })

test('serves data files of galleries as immutable, and redirects from outdated names', async () => {
  const address = /data-gallery-file="([^"]+)"/.exec(await text('/'))?.[1] ?? ''
  const response = await get(address)
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect((await response.json()).tiles).toHaveLength(40)
  const old = await get(address.replace(/[^/]+$/, 'old.json'), { redirect: 'manual' })
  expect([old.status, old.headers.get('cache-control')]).toEqual([302, 'no-store'])
  expect(old.headers.get('location')).toBe(address.slice(address.lastIndexOf('/') + 1))
  expect((await get('/galleries/p0/none/x.json')).status).toBe(404)
})

test('returns views of a gallery from any index, and ignores unknown keys', async () => {
  const view = await (await get('/galleries/p0/work/view?work.topic=print&evil=1')).json()
  expect(view).toMatchObject({ matching: 8, all: 40, slide: null })
  expect(view.tiles).toHaveLength(8)
  const rest = await (await get('/galleries/p0/work/view?from=20')).json()
  expect(rest.tiles).toHaveLength(4)
})

test('shows what is published, changed and unpublished', async () => {
  const group = {
    slug: 'topic',
    label: 'Topic',
    terms: [{ id: 't-print', slug: 'print', label: 'Imprint' }],
  }
  await site.publish(row('filter-group', 'g1', null, group))
  expect(await text('/')).toContain('Imprint')
  expect(await text('/')).not.toContain('Identity')
  await site.unpublish('article', 'a5')
  expect((await get('/articles/marram')).status).toBe(404)
  expect(await text('/')).toContain('39 articles')
})

test('reports an invalid document in the log and in /readyz, and keeps its last valid version', async () => {
  const log = readLog()
  const broken = { title: '' }
  await site.publish(row('article', 'a0', '/articles/the-seventh-wave', broken))
  // A report is reused for 2 s.
  await expect
    .poll(async () => (await (await get('/readyz')).json()).refused)
    .toEqual(['article a0'])
  expect(await text('/articles/the-seventh-wave')).toContain('<h1>The Seventh Wave</h1>')
  expect(log().filter(({ msg }) => msg === 'publication-refused')).toMatchObject([
    {
      ...{ level: 'warn', program: 'site', document: 'article a0' },
      problem: expect.stringMatching(/^The body of article a0 \(en, revision \d+\) is not valid: /),
    },
  ])
})

test('renders a notice on a site without pages', async () => {
  const empty = await startSite({ empty: true, cmsUrl: 'http://127.0.0.1:1' })
  const response = await fetch(empty.origin)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Nothing is published yet')
  // As on the dashboard of the admin.
  expect(html).toContain(`First steps: ${FIRST_STEPS.join(', ').toLowerCase()}`)
  expect(html).toContain('href="/admin"')
  expect((await fetch(`${empty.origin}/readyz`)).status).toBe(200)
  await empty.stop()
})

test('responds to probes', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ ok: true })
  const readiness = await (await get('/readyz')).json()
  const { ready, cms, publications, migrations, lastJobSeconds } = readiness
  expect([ready, cms, migrations, lastJobSeconds]).toEqual([true, 'closed', 'unknown', null])
  // Messages of the database may contain hosts and users, so they are only in the log.
  expect(publications).toEqual({
    status: 'following',
    source: 'database',
    revision: expect.any(Number),
    lag: 0,
  })
  expect(await text('/robots.txt')).toContain('Disallow: /admin')
  for (const path of ['/favicon.svg', '/favicon.ico']) expect((await get(path)).status).toBe(200)
})
