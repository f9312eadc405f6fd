import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { articlePath, type Article, type GalleryBlock } from '@tessera/content'
import { INITIAL_STATE } from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { galleryBlock } from '../../testing/test-documents'
import { DocumentStore } from '../publications/document-store'
import { GalleryCache, isGallery } from './gallery-cache'

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
  modified: '2020-01-01T00:00:00.000Z',
})

function shelfOf(count: number, block: GalleryBlock) {
  const store = new DocumentStore()
  const row = { locale: 'en', revision: 1, uses: '' }
  for (let index = 0; index < count; index++) {
    const body = article(index)
    store.apply({ ...row, kind: 'article', key: `a${index}`, path: articlePath(body.slug), body })
  }
  const body = {
    ...{ slug: 'home', title: 'Home', description: null, showTitle: true, blocks: [block] },
    modified: '2020-01-01T00:00:00.000Z',
  }
  store.apply({ ...row, kind: 'page', key: 'home', path: '/', body })
  const page = store.pageAt('/')
  if (!page) throw new Error('There is no page.')
  return { store, page, shelf: new GalleryCache(store, () => undefined) }
}

/** Turns of the event loop that others had meanwhile. */
async function turnsDuring(work: Promise<void> | undefined): Promise<number> {
  let turns = 0
  let isDone = false
  void work?.then(() => (isDone = true))
  for (; work && !isDone; turns++) await yieldToEventLoop()
  return turns
}

const byTitle = { ...INITIAL_STATE, sort: { by: 'title' } } as const

test('who asks for a large gallery by title before it is ready waits, and holds nobody up', async () => {
  const { shelf, page } = shelfOf(
    5_000,
    galleryBlock({ id: 'work', title: 'Work', order: 'title', sorts: ['title'] }),
  )
  const turns = await turnsDuring(shelf.whenReady(page, '?work.sort=title'))
  expect(turns).toBeGreaterThan(40)
  const [shown] = shelf.on(page)
  const titles = shown?.index
    .view(byTitle)
    .tiles.slice(0, 3)
    .map(({ title }) => title)
  expect(titles).toEqual(['Sheet 0', 'Sheet 1', 'Sheet 2'])
  // The second who asks waits for nothing.
  expect(await turnsDuring(shelf.whenReady(page, '?work.sort=title'))).toBeLessThan(3)
})

test('what is published while a large gallery is built is in it in the end', async () => {
  const { shelf, page, store } = shelfOf(5_000, galleryBlock({ id: 'work', title: 'Work' }))
  const ready = shelf.whenReady(page, '')
  const body = { ...article(9_999), title: 'News' }
  const row = { locale: 'en', revision: 2, uses: '' }
  store.apply({ ...row, kind: 'article', key: 'news', path: articlePath(body.slug), body })
  await ready
  const count = () => shelf.on(page)[0]?.index.view(INITIAL_STATE).all
  for (let turn = 0; turn < 100_000 && count() !== 5_001; turn++) await yieldToEventLoop()
  expect(count()).toBe(5_001)
})

test('a small store is answered at once', () => {
  const { shelf, page } = shelfOf(50, galleryBlock({ id: 'work', title: 'Work', sorts: ['title'] }))
  expect(shelf.whenReady(page, '?work.sort=title')).toBeUndefined()
  expect(page.page.blocks.filter(isGallery)).toHaveLength(1)
  expect(shelf.on(page)[0]?.index.view(byTitle).tiles[0]?.title).toBe('Sheet 0')
})
