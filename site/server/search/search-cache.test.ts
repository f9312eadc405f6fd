import { articlePath } from '@tessera/content'
import { expect, test, vi } from 'vitest'
import { DocumentStore } from '../publications/document-store'
import { SearchCache } from './search-cache'

/** A site of articles by these titles, all published at once. */
function shelfOf(titles: readonly string[]) {
  const store = new DocumentStore()
  let version = 0
  const publish = (more: readonly string[]) => {
    for (const title of more) {
      const slug = title.toLowerCase().replaceAll(' ', '-')
      store.apply({
        kind: 'article',
        key: slug,
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
          modified: '2020-01-01T00:00:00.000Z',
        },
      })
    }
    version++
  }
  publish(titles)
  const shelf = new SearchCache(store, { version: () => version, title: 'Results' })
  return { shelf, publish }
}

const sheets = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `Sheet ${from + place}`)

test('an answer is kept while nothing changes', () => {
  const { shelf, publish } = shelfOf(sheets(0, 20))
  const first = shelf.results('sheet')
  expect(first?.total).toBe(20)
  expect(shelf.results('sheet')).toBe(first)
  publish(['Sheet of salt'])
  expect(shelf.results('sheet')?.total).toBe(21)
})

test('what was answered while much was still being read is not what is answered afterwards', async () => {
  const { shelf, publish } = shelfOf(sheets(0, 600))
  expect(shelf.results('sheet')).toBeNull()
  await vi.waitFor(() => expect(shelf.results('sheet')?.total).toBe(600))
  publish(sheets(600, 2_000))
  // The first of what is new are found at once, all of it soon, without any change of the site.
  expect(shelf.results('sheet')?.total).toBe(1_100)
  await vi.waitFor(() => expect(shelf.results('sheet')?.total).toBe(2_000), 10_000)
})
