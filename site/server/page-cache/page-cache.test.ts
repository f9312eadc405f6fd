import { expect, test } from 'vitest'
import { PageCache } from './page-cache'

const page = (bytes: number) => ({ etag: '"x"', headers: [], body: Buffer.alloc(bytes) })

test('stays within its size and evicts the least recently used page', () => {
  const cache = new PageCache(13_334)
  for (const url of ['/a', '/b', '/c']) cache.set(url, 'br', { page: page(2_000), generation: 0 })
  cache.get('/a', 'br')
  cache.set('/d', 'br', { page: page(2_000), generation: 0 })
  expect(cache.bytes).toBeLessThanOrEqual(10_001)
  expect(cache.get('/a', 'br')).toBeDefined()
  expect(cache.get('/b', 'br')).toBeUndefined()
})

test('evicts no page for any number of gallery views', () => {
  const cache = new PageCache(40_000)
  cache.set('/a', 'br', { page: page(2_000), generation: 0 })
  for (let i = 0; i < 1_000; i++)
    cache.set(`/?work.view=${i}`, 'br', { page: page(2_000), generation: 0 })
  expect(cache.get('/a', 'br')).toBeDefined()
  expect(cache.bytes).toBeLessThanOrEqual(13_000)
})

test('does not cache a page that was rendered before the cache was cleared', () => {
  const cache = new PageCache(10_000)
  const { generation } = cache
  cache.clear()
  cache.set('/a', 'br', { page: page(10), generation })
  expect(cache.size).toBe(0)
})

test('counts the bytes of a replaced page and of a second encoding once', () => {
  const cache = new PageCache(100_000)
  cache.set('/a', 'br', { page: page(10), generation: 0 })
  const one = cache.bytes
  cache.set('/a', 'br', { page: page(10), generation: 0 })
  expect(cache.bytes).toBe(one)
  cache.set('/a', 'gzip', { page: page(30), generation: 0 })
  expect(cache.bytes).toBe(one + 30)
  expect(cache.size).toBe(1)
})
