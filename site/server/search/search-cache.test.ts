import { articlePath } from '@tessera/content'
import { expect, test, vi } from 'vitest'
import { DocumentStore } from '../publications/document-store'
import { SearchCache } from './search-cache'

/** A search of articles with these titles. */
function createCache(titles: readonly string[]) {
  const store = new DocumentStore()
  let version = 0
  const publish = (more: readonly string[]) => {
    for (const title of more) {
      const slug = title.toLowerCase().replaceAll(' ', '-')
      store.apply({
        kind: 'article',
        key: `${store.works.rowCount + 1}`,
        locale: 'en',
        path: articlePath(slug),
        revision: 1,
        uses: '',
        body: {
          slug,
          title,
          excerpt: null,
          author: null,
          date: null,
          cover: null,
          terms: [],
          facts: [],
          proportions: null,
          body: [],
          modified: '2026-01-01T00:00:00.000Z',
        },
      })
    }
    version++
  }
  publish(titles)
  const cache = new SearchCache(store, {
    version: () => version,
    revision: () => version,
    title: 'Results',
    language: 'en',
  })
  return { cache, publish, store }
}

const sheets = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `Sheet ${from + index}`)

test('caches results until something is published', () => {
  const { cache, publish } = createCache(sheets(0, 20))
  const first = cache.results('sheet')
  expect(first?.total).toBe(20)
  expect(cache.results('sheet')).toBe(first)
  publish(['Sheet of salt'])
  expect(cache.results('sheet')?.total).toBe(21)
})

test('names the data file of results by what they show, without reading the works', () => {
  const { cache, publish, store } = createCache(sheets(0, 20))
  cache.results('sheet')
  const read = vi.spyOn(store.works, 'at')
  const nameOf = (query: string) => cache.results(query)?.built.file.hash()
  const all = nameOf('sheet')
  expect(nameOf('sheet 1')).not.toBe(all)
  expect(nameOf('sheet')).toBe(all)
  expect(read).not.toHaveBeenCalled()
  publish(['Another page'])
  expect(nameOf('sheet')).not.toBe(all)
})

test('does not reuse results of an incomplete index', async () => {
  const { cache, publish } = createCache(sheets(0, 600))
  expect(cache.results('sheet')).toBeNull()
  await vi.waitFor(() => expect(cache.results('sheet')?.total).toBe(600))
  publish(sheets(600, 2_000))
  // The first new documents are found at once, and all of them soon, although nothing else is published.
  expect(cache.results('sheet')?.total).toBe(1_100)
  await vi.waitFor(() => expect(cache.results('sheet')?.total).toBe(2_000), 10_000)
})
