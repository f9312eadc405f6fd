import { GalleryIndex, INITIAL_STATE, type GalleryState } from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { galleryOf, tileOf } from '../../testing/documents/test-galleries'
import { prepareGallery } from './prepare-gallery'

const gallery = galleryOf({
  search: true,
  sorts: ['title', 'date', 'random'],
  paging: { kind: 'pages', size: 24 },
})
const tilesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    tileOf(`${index}`, {
      title: `${index % 13 === 0 ? 'Harbour' : 'Hill'} ${(index * 7919) % 100}`,
      date: index % 5 === 0 ? null : new Date(index * 1e9).toISOString(),
    }),
  )
const prepare = (count: number) => {
  const tiles = tilesOf(count)
  const [prepared, other] = [new GalleryIndex(gallery, tiles), new GalleryIndex(gallery, tiles)]
  return { prepared, other, preparation: prepareGallery(gallery, tiles, prepared) }
}
const state = (change: Partial<GalleryState>) => ({ ...INITIAL_STATE, ...change })
const states = [
  state({ query: 'harb' }),
  state({ sort: { by: 'title' } }),
  state({ sort: { by: 'date' }, query: 'hill', page: 3 }),
]

test('does not change the views of a gallery', async () => {
  const { prepared, other, preparation } = prepare(5_200)
  await preparation.complete()
  for (const each of states) expect(prepared.view(each)).toEqual(other.view(each))
})

test('waits for searches and sorted views only', async () => {
  const { preparation } = prepare(5_200)
  expect(preparation.waitFor(state({ page: 2 }))).toBeUndefined()
  expect(preparation.waitFor(state({ sort: { by: 'random', seed: 3 } }))).toBeUndefined()
  await Promise.all(states.map(preparation.waitFor))
  expect(states.map(preparation.waitFor)).toEqual([undefined, undefined, undefined])
})

test('a search does not wait for the orders', async () => {
  const { prepared, preparation } = prepare(5_200)
  const sorted: unknown[] = []
  prepared.setOrder = (by) => void sorted.push(by)
  await preparation.waitFor(state({ query: 'harb' }))
  expect(sorted).toEqual([])
  expect(preparation.waitFor(state({ query: 'hill', page: 2 }))).toBeUndefined()
  await preparation.complete()
  expect(sorted).toEqual(['title', 'date'])
})

test('needs no time for a small gallery', () => {
  const { preparation } = prepare(100)
  expect(states.map(preparation.waitFor)).toEqual([undefined, undefined, undefined])
})
