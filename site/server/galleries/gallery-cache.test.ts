import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { articlePath, type Article, type GalleryBlock } from '@tessera/content'
import { INITIAL_STATE } from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { galleryBlock } from '../../testing/documents/test-documents'
import { DocumentStore } from '../publications/document-store'
import { GalleryCache } from './gallery-cache'
import { isGallery } from './is-gallery'

const modified = '2026-01-01T00:00:00.000Z'

const article = (index: number): Article => ({
  slug: `sheet-${index}`,
  title: `Sheet ${(index * 7919) % 5_003}`,
  excerpt: null,
  author: null,
  date: null,
  cover: null,
  terms: [],
  facts: [],
  proportions: null,
  body: [],
  modified,
})

function createCache(count: number, block: GalleryBlock) {
  const store = new DocumentStore()
  const row = { locale: 'en', revision: 1, uses: '' }
  for (let index = 0; index < count; index++) {
    const body = article(index)
    store.apply({ ...row, kind: 'article', key: `a${index}`, path: articlePath(body.slug), body })
  }
  const body = {
    ...{ slug: 'home', title: 'Home', description: null, showTitle: true, modified },
    blocks: [block],
  }
  store.apply({ ...row, kind: 'page', key: 'home', path: '/', body })
  const page = store.pageAt('/')
  if (!page) throw new Error('There is no page.')
  return { store, page, cache: new GalleryCache(store, () => undefined) }
}

/** Turns of the event loop until a promise is settled. */
async function turnsDuring(work: Promise<void> | undefined): Promise<number> {
  let turns = 0
  let isDone = false
  void work?.then(() => (isDone = true))
  for (; work && !isDone; turns++) await yieldToEventLoop()
  return turns
}

const byTitle = { ...INITIAL_STATE, sort: { by: 'title' } } as const

test('yields to the event loop while it builds a large gallery', async () => {
  const { cache, page } = createCache(
    5_000,
    galleryBlock({ id: 'work', title: 'Work', order: 'title', sorts: ['title'] }),
  )
  const turns = await turnsDuring(cache.whenReady(page, '?work.sort=title'))
  expect(turns).toBeGreaterThan(40)
  const [built] = cache.galleriesOf(page)
  const titles = built?.index
    .view(byTitle)
    .tiles.slice(0, 3)
    .map(({ title }) => title)
  expect(titles).toEqual(['Sheet 0', 'Sheet 1', 'Sheet 2'])
  // The second request does not wait.
  expect(await turnsDuring(cache.whenReady(page, '?work.sort=title'))).toBeLessThan(3)
})

test('rebuilds a large gallery when an article is published while it is built', async () => {
  const { cache, page, store } = createCache(5_000, galleryBlock({ id: 'work', title: 'Work' }))
  const ready = cache.whenReady(page, '')
  const body = { ...article(9_999), title: 'News' }
  const row = { locale: 'en', revision: 2, uses: '' }
  store.apply({ ...row, kind: 'article', key: 'news', path: articlePath(body.slug), body })
  await ready
  const count = () => cache.galleriesOf(page)[0]?.index.view(INITIAL_STATE).all
  for (let turn = 0; turn < 100_000 && count() !== 5_001; turn++) await yieldToEventLoop()
  expect(count()).toBe(5_001)
})

test('builds a small gallery without waiting', () => {
  const block = galleryBlock({ id: 'work', title: 'Work', sorts: ['title'] })
  const { cache, page } = createCache(50, block)
  expect(cache.whenReady(page, '?work.sort=title')).toBeUndefined()
  expect(page.page.blocks.filter(isGallery)).toHaveLength(1)
  expect(cache.galleriesOf(page)[0]?.index.view(byTitle).tiles[0]?.title).toBe('Sheet 0')
})
