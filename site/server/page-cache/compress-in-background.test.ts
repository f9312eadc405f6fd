import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { getOrRenderPage, type RenderTask } from './get-or-render-page'
import { PageCache } from './page-cache'

const html = `<p>${Array.from({ length: 400 }, () => randomBytes(6).toString('hex')).join(' tile ')}</p>`
const request = (cache: PageCache, url: string, options: Partial<RenderTask> = {}) =>
  getOrRenderPage({
    ...{ cache, url, isCacheable: true, encoding: 'br', securityHeaders: [] },
    isCompressedWell: true,
    render: async () => html,
    ...options,
  })

test('replaces a page by a smaller encoding with the same content', async () => {
  const cache = new PageCache(1_000_000)
  const first = await request(cache, '/')
  await vi.waitUntil(() => cache.get('/', 'br') !== first, { timeout: 5000 })
  const smaller = cache.get('/', 'br')
  expect(smaller?.body.length).toBeLessThan(first.body.length)
  expect(smaller?.etag).toBe(first.etag)
  expect(brotliDecompressSync(smaller?.body ?? Buffer.alloc(0)).toString()).toBe(html)
})

test('compresses no feed again', async () => {
  const cache = new PageCache(1_000_000)
  const feed = await request(cache, '/feeds/start/rss.xml', { isCompressedWell: false })
  const page = await request(cache, '/')
  await vi.waitUntil(() => cache.get('/', 'br') !== page, { timeout: 5000 })
  expect(cache.get('/feeds/start/rss.xml', 'br')).toBe(feed)
})

test('compresses no page with a query string and none from before the cache was cleared', async () => {
  const cache = new PageCache(1_000_000)
  const view = await request(cache, '/?work.topic=print')
  await request(cache, '/old')
  cache.clear()
  const current = await request(cache, '/new')
  await vi.waitUntil(() => cache.get('/new', 'br') !== current, { timeout: 5000 })
  expect(cache.get('/old', 'br')).toBeUndefined()
  expect(cache.get('/?work.topic=print', 'br') ?? view).toBe(view)
})

test('renders a page that is not cacheable once for simultaneous requests, and does not cache it', async () => {
  const cache = new PageCache(1_000_000)
  const [first, second] = await Promise.all([
    request(cache, '/?work.q=a', { isCacheable: false }),
    request(cache, '/?work.q=a', { isCacheable: false }),
  ])
  expect(second).toBe(first)
  expect(cache.size).toBe(0)
})
