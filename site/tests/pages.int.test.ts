import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { row } from '../testing/test-documents'
import { startSite, type RunningSite } from '../testing/running-site'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string, init?: RequestInit) =>
  fetch(site.origin + path, { redirect: 'manual', ...init })
const text = async (path: string) => (await get(path)).text()
const WITHIN = { timeout: 1_000, interval: 20 }

test('shows the front page with its galleries, an article and a page', async () => {
  const home = await text('/')
  for (const id of ['work', 'journal', 'studio']) expect(home).toContain(`data-gallery="${id}"`)
  expect(home).not.toContain('Gone')
  const article = await text('/articles/the-seventh-wave')
  expect(article).toContain('<h1>The Seventh Wave</h1>')
  expect(article).toContain('<dt>Sheet</dt>')
  expect(await text('/about')).toContain('aria-current="page"')
})

test('redirects old addresses and slashes too many to where things are', async () => {
  const moved = await get('/old-about?x=1')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about?x=1'])
  // Kept for good, it would send a browser round in circles once the page moves back.
  expect(moved.headers.get('cache-control')).toContain('max-age=0')
  expect((await get('/about/')).headers.get('location')).toBe('/about')
  expect((await get('//evil.example/')).headers.get('location')).toBeNull()
})

test('a wrong address is 404 with a way on', async () => {
  for (const path of [
    '/nothing',
    '/articles/nothing',
    '/%ff',
    '/%2e%2e%2fetc',
    '/articles%2fmarram',
  ]) {
    const answer = await get(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).toContain('href="/#work"')
  }
})

test('every page has the strict policy and no inline script', async () => {
  for (const path of ['/', '/articles/marram', '/nothing', '/?work.view=marram']) {
    const answer = await get(path)
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-powered-by')).toBeNull()
    // Data for search engines is no script: nothing runs it.
    const html = (await answer.text()).replace('<script type="application/ld+json">', '<data>')
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|<style/i)
  }
})

test('promises https only where there is https', async () => {
  expect((await get('/')).headers.get('strict-transport-security')).toBeNull()
  const secure = await startSite({ empty: true, siteUrl: 'https://example.org' })
  const answer = await fetch(secure.origin)
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
  await secure.stop()
})

test('public addresses can only be read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await get('/', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
  const head = await get('/about', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('addresses and headers too long are refused', async () => {
  expect((await get(`/?x=${'a'.repeat(5_000)}`)).status).toBe(414)
  expect((await get('/', { headers: { 'x-long': 'a'.repeat(17_000) } })).status).toBe(431)
})

test('what is refused before a route has seen it bears the policy too', async () => {
  const { hostname, port } = new URL(site.origin)
  const policyOf = (path: string, host: string) =>
    new Promise<unknown>((resolve, reject) => {
      const asked = request({ hostname, port, path, headers: { host } }).on('error', reject)
      const tell = ({ headers }: IncomingMessage) => resolve(headers['content-security-policy'])
      asked.on('response', (answer) => tell(answer.resume())).end()
    })
  expect(await policyOf(`/${'a'.repeat(5_000)}`, 'localhost')).toContain("default-src 'self'")
  expect(await policyOf('/somewhere', 'not a host')).toContain("default-src 'self'")
})

test('answers 304 to who has the page, in each encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const etag = (await get('/about', { headers })).headers.get('etag') ?? ''
    const again = await get('/about', { headers: { ...headers, 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('vary')).toBe('Accept-Encoding, X-Lightbox')
  }
})

test('random query strings make no cache entries', async () => {
  await text('/')
  const before = site.pageCache.size
  for (let i = 0; i < 200; i++) {
    const answer = await get(`/?a${i}=${i}&work.topic=zz${i}&work.page=${i + 900}&work.view=v${i}`)
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
  }
  // Pages beyond the last are the last one: one address more.
  expect(site.pageCache.size).toBeLessThanOrEqual(before + 1)
})

test('an open slide has its own title, description and image', async () => {
  const html = await text('/?work.view=the-seventh-wave')
  expect(html).toContain('<title>The Seventh Wave – Halden &amp; Rook</title>')
  expect(html).toMatch(/<dialog open[^>]*data-status="open"/)
  expect(html).toMatch(/og:image" content="http:\/\/localhost:3000\/media\/drawing-\d+/)
  expect(html).toContain('rel="canonical" href="http://localhost:3000/?work.view=the-seventh-wave"')
})

test('images come with ranges, conditions and the right type, and nothing else does', async () => {
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

/** `fetch` would resolve the dots itself. */
const rawStatus = (path: string) =>
  new Promise<number | undefined>((resolve) => {
    request(site.origin, { path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).end()
  })

test('what an island wakes with is immutable under its name, and an old name leads to it', async () => {
  const address = /data-gallery-file="([^"]+)"/.exec(await text('/'))?.[1] ?? ''
  const answer = await get(address)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect((await answer.json()).tiles).toHaveLength(40)
  const old = await get(address.replace(/[^/]+$/, 'old.json'), { redirect: 'manual' })
  expect([old.status, old.headers.get('cache-control')]).toEqual([302, 'no-store'])
  expect(old.headers.get('location')).toBe(address.slice(address.lastIndexOf('/') + 1))
  expect((await get('/galleries/p0/none/x.json')).status).toBe(404)
})

test('a view of a gallery can be asked for by allow-listed keys, from any place', async () => {
  const view = await (await get('/galleries/p0/work/view?work.topic=print&evil=1')).json()
  expect(view).toMatchObject({ matching: 8, all: 40, slide: null })
  expect(view.tiles).toHaveLength(8)
  const rest = await (await get('/galleries/p0/work/view?from=20')).json()
  expect(rest.tiles).toHaveLength(4)
})

test('what is published, changed and taken back is seen within a second', async () => {
  const group = {
    slug: 'topic',
    label: 'Topic',
    terms: [{ id: 't-print', slug: 'print', label: 'Imprint' }],
  }
  await site.publish(row('filter-group', 'g1', null, group))
  await vi.waitFor(async () => expect(await text('/')).toContain('Imprint'), WITHIN)
  expect(await text('/')).not.toContain('Identity')
  await site.unpublish('article', 'a5')
  await vi.waitFor(async () => expect((await get('/articles/marram')).status).toBe(404), WITHIN)
  expect(await text('/')).toContain('39 articles')
})

test('a body that does not fit is named in /readyz, and the last good one stays', async () => {
  const broken = { title: '' }
  await site.publish(row('article', 'a0', '/articles/the-seventh-wave', broken))
  await vi.waitFor(
    async () => expect((await (await get('/readyz')).json()).refused).toEqual(['article a0']),
    { timeout: 4_000, interval: 100 },
  )
  expect(await text('/articles/the-seventh-wave')).toContain('<h1>The Seventh Wave</h1>')
})

test('a site without a front page says so kindly', async () => {
  const empty = await startSite({ empty: true, cmsUrl: 'http://127.0.0.1:1' })
  const answer = await fetch(empty.origin)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('Nothing is published yet')
  expect(html).toContain('href="/admin"')
  expect((await fetch(`${empty.origin}/readyz`)).status).toBe(200)
  await empty.stop()
})

test('the probes answer', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ ok: true })
  const { ready, cms, publications } = await (await get('/readyz')).json()
  expect([ready, cms]).toEqual([true, 'closed'])
  // What a driver says may name hosts and users: that is for the log.
  expect(publications).toEqual({ status: 'following', revision: expect.any(Number) })
  expect(await text('/robots.txt')).toContain('Disallow: /admin')
  for (const path of ['/favicon.svg', '/favicon.ico']) expect((await get(path)).status).toBe(200)
})
