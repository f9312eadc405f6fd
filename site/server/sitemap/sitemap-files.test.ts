import type { Media, PageBlock } from '@tessera/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticleRecord } from '../publications/article-record'
import { addressesIn, MOST_ADDRESSES, sitemapFiles } from './sitemap-files'

const article = (number: number): ArticleRecord => ({
  ...{ key: `a${number}`, path: `/articles/${number}`, slug: `${number}`, title: `${number}` },
  ...{ excerpt: null, author: null, date: null, cover: null, terms: [], time: null },
  ...{ modified: number, lines: [], aspectRatio: null, restJson: '{}', tile: null },
})
const libraryOf = (count: number) => ({
  articles: new Map(Array.from({ length: count }, (_, i) => [`a${i}`, article(i)])),
  pages: new Map(),
  media: new Map(),
})
const pathsIn = async (library: ReturnType<typeof libraryOf>, name: string) => {
  const paths: string[] = []
  for await (const { path } of addressesIn(library, name) ?? []) paths.push(path)
  return paths
}

test('every article stands in one file, and no file holds too many', async () => {
  const library = libraryOf(2 * MOST_ADDRESSES + 1)
  const files = await sitemapFiles(library)
  expect(files.map(({ name }) => name)).toEqual([
    'articles-1.xml',
    'articles-2.xml',
    'articles-3.xml',
  ])
  const paths = await Promise.all(files.map(({ name }) => pathsIn(library, name)))
  expect(paths.map(({ length }) => length)).toEqual([MOST_ADDRESSES, MOST_ADDRESSES, 1])
  expect(new Set(paths.flat()).size).toBe(library.articles.size)
  // The last change in it.
  expect(files.map(({ modified }) => modified)).toEqual([
    MOST_ADDRESSES - 1,
    2 * MOST_ADDRESSES - 1,
    2 * MOST_ADDRESSES,
  ])
})

test('a page has the images that it shows itself, each once', async () => {
  const variant = { type: 'image/jpeg', width: 960, height: 640, path: '/media/sea.jpg' } as const
  const sea: Media = {
    ...{ alt: 'Sea', decorative: false, title: null, showCaption: false, width: 3, height: 2 },
    ...{ focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null, variants: [variant] },
  }
  const blocks: readonly PageBlock[] = [
    { type: 'image', media: 'sea', width: 'text' },
    { type: 'images', media: ['sea', 'gone'], columns: 2 },
  ]
  const page = { slug: 'about', title: 'About', description: null, showTitle: true, blocks }
  const pages = new Map([
    ['p', { key: 'p', path: '/about', page: { ...page, blocks: [...blocks] } }],
  ])
  const library = { ...libraryOf(0), pages, media: new Map([['sea', sea]]) }
  const found: (readonly string[])[] = []
  for await (const { images } of addressesIn(library, 'pages.xml') ?? []) found.push(images)
  expect(found).toEqual([['/media/sea.jpg']])
})

test('whatever else is asked for is no file', () => {
  const library = libraryOf(3)
  expect(addressesIn(library, 'articles-1.xml')).not.toBeNull()
  fc.assert(
    fc.property(fc.string(), (name) => {
      fc.pre(name !== 'articles-1.xml')
      expect(addressesIn(library, name)).toBeNull()
    }),
  )
  for (const name of ['articles-0.xml', 'articles-2.xml', 'articles-01.xml', 'pages.xml'])
    expect(addressesIn(library, name), name).toBeNull()
})

test('visitors are answered while many addresses are read', async () => {
  let turns = 0
  let isReading = true
  const count = () => {
    turns += 1
    if (isReading) setImmediate(count)
  }
  setImmediate(count)
  await pathsIn(libraryOf(MOST_ADDRESSES), 'articles-1.xml')
  isReading = false
  expect(turns).toBeGreaterThanOrEqual(9)
})
