import { expect, test } from 'vitest'
import { PageCache } from './page-cache'

const page = (bytes: number) => ({ etag: '"x"', headers: [], body: Buffer.alloc(bytes) })

test('stays within its bytes and lets go of what was unused for longest', () => {
  const cache = new PageCache(13_334)
  for (const name of ['/a', '/b', '/c']) cache.put(name, 'br', { page: page(2_000), generation: 0 })
  cache.get('/a', 'br')
  cache.put('/d', 'br', { page: page(2_000), generation: 0 })
  expect(cache.bytes).toBeLessThanOrEqual(10_001)
  expect(cache.get('/a', 'br')).toBeDefined()
  expect(cache.get('/b', 'br')).toBeUndefined()
})

test('a flood of made-up views drives out no page, and stays within its share', () => {
  const cache = new PageCache(40_000)
  cache.put('/a', 'br', { page: page(2_000), generation: 0 })
  for (let i = 0; i < 1_000; i++)
    cache.put(`/?work.view=${i}`, 'br', { page: page(2_000), generation: 0 })
  expect(cache.get('/a', 'br')).toBeDefined()
  expect(cache.bytes).toBeLessThanOrEqual(13_000)
})

test('keeps no page that was begun before something was published', () => {
  const cache = new PageCache(10_000)
  const { generation } = cache
  cache.clear()
  cache.put('/a', 'br', { page: page(10), generation })
  expect(cache.size).toBe(0)
})

test('counts bytes right when a page is put again and when an encoding is added', () => {
  const cache = new PageCache(100_000)
  cache.put('/a', 'br', { page: page(10), generation: 0 })
  const one = cache.bytes
  cache.put('/a', 'br', { page: page(10), generation: 0 })
  expect(cache.bytes).toBe(one)
  cache.put('/a', 'gzip', { page: page(30), generation: 0 })
  expect(cache.bytes).toBe(one + 30)
  expect(cache.size).toBe(1)
})
