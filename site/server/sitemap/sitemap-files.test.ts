import type { Media, PageBlock } from '@tessera/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticleRecord } from '../publications/article-record'
import { DocumentStore } from '../publications/document-store'
import { MAX_ENTRIES, sitemapEntries, sitemapFiles } from './sitemap-files'

const article = (number: number): ArticleRecord => ({
  ...{
    kind: 'article',
    key: `a${number}`,
    path: `/articles/${number}`,
    slug: `${number}`,
    title: `${number}`,
  },
  ...{ excerpt: null, author: null, date: null, cover: null, terms: [], time: null },
  ...{ modified: number, lines: [], aspectRatio: null, restJson: '{}', tile: null },
})
function storeOf(count: number) {
  const store = new DocumentStore()
  for (let number = 0; number < count; number++) store.works.put(article(number))
  return store
}
const pathsIn = async (store: ReturnType<typeof storeOf>, name: string) => {
  const paths: string[] = []
  for await (const { path } of sitemapEntries(store, name) ?? []) paths.push(path)
  return paths
}

test('puts each article into one file and limits the entries per file', async () => {
  const store = storeOf(2 * MAX_ENTRIES + 1)
  const files = await sitemapFiles(store)
  expect(files.map(({ name }) => name)).toEqual([
    'articles-1.xml',
    'articles-2.xml',
    'articles-3.xml',
  ])
  const paths = await Promise.all(files.map(({ name }) => pathsIn(store, name)))
  expect(paths.map(({ length }) => length)).toEqual([MAX_ENTRIES, MAX_ENTRIES, 1])
  expect(new Set(paths.flat()).size).toBe(store.articles.size)
  // The time of the last change in each file.
  expect(files.map(({ modified }) => modified)).toEqual([
    MAX_ENTRIES - 1,
    2 * MAX_ENTRIES - 1,
    2 * MAX_ENTRIES,
  ])
})

test('lists each image of a page once, without those of its galleries', async () => {
  const variant = { type: 'image/jpeg', width: 960, height: 640, path: '/media/sea.jpg' } as const
  const sea: Media = {
    ...{ alt: 'Sea', decorative: false, title: null, showCaption: false, width: 3, height: 2 },
    ...{ focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null, variants: [variant], credit: null },
  }
  const blocks: readonly PageBlock[] = [
    { type: 'image', media: 'sea', width: 'text' },
    { type: 'images', media: ['sea', 'gone'], columns: 2 },
  ]
  const page = {
    ...{ slug: 'about', title: 'About', description: null, showTitle: true },
    modified: '2026-01-01T00:00:00.000Z',
  }
  const pages = new Map([
    ['p', { key: 'p', path: '/about', page: { ...page, blocks: [...blocks] } }],
  ])
  const { articles, images } = storeOf(0)
  const store = { articles, images, pages, media: new Map([['sea', sea]]) }
  const perEntry: (readonly string[])[] = []
  for await (const { images } of sitemapEntries(store, 'pages.xml') ?? []) perEntry.push(images)
  expect(perEntry).toEqual([['/media/sea.jpg']])
})

test('has no files with other names', () => {
  const store = storeOf(3)
  expect(sitemapEntries(store, 'articles-1.xml')).not.toBeNull()
  fc.assert(
    fc.property(fc.string(), (name) => {
      fc.pre(name !== 'articles-1.xml')
      expect(sitemapEntries(store, name)).toBeNull()
    }),
  )
  for (const name of ['articles-0.xml', 'articles-2.xml', 'articles-01.xml', 'pages.xml'])
    expect(sitemapEntries(store, name), name).toBeNull()
})

test('yields to the event loop while it reads many entries', async () => {
  let turns = 0
  let isReading = true
  const count = () => {
    turns += 1
    if (isReading) setImmediate(count)
  }
  setImmediate(count)
  await pathsIn(storeOf(MAX_ENTRIES), 'articles-1.xml')
  isReading = false
  expect(turns).toBeGreaterThanOrEqual(9)
})
