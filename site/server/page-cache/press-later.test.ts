import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { finishPage } from './finish-page'
import { PageCache } from './page-cache'

const html = `<p>${Array.from({ length: 400 }, () => randomBytes(6).toString('hex')).join(' tile ')}</p>`
const finish = (cache: PageCache, address: string, isKept = true) =>
  finishPage({ cache, address, isKept, encoding: 'br', security: [], render: async () => html })

test('a page is pressed after it was answered, and says the same', async () => {
  const cache = new PageCache(1_000_000)
  const quick = await finish(cache, '/')
  await vi.waitUntil(() => cache.get('/', 'br') !== quick, { timeout: 5000 })
  const dense = cache.get('/', 'br')
  expect(dense?.body.length).toBeLessThan(quick.body.length)
  expect(dense?.etag).toBe(quick.etag)
  expect(brotliDecompressSync(dense?.body ?? Buffer.alloc(0)).toString()).toBe(html)
})

test('neither a made-up query string nor a page of yesterday is', async () => {
  const cache = new PageCache(1_000_000)
  const asked = await finish(cache, '/?work.topic=print')
  await finish(cache, '/old')
  cache.clear()
  const fresh = await finish(cache, '/new')
  await vi.waitUntil(() => cache.get('/new', 'br') !== fresh, { timeout: 5000 })
  expect(cache.get('/old', 'br')).toBeUndefined()
  expect(cache.get('/?work.topic=print', 'br') ?? asked).toBe(asked)
})

test('what anybody can make up is answered and not kept', async () => {
  const cache = new PageCache(1_000_000)
  const [one, other] = await Promise.all([
    finish(cache, '/?work.q=a', false),
    finish(cache, '/?work.q=a', false),
  ])
  // Those who ask at the same time share the work.
  expect(other).toBe(one)
  expect(cache.size).toBe(0)
})
