import { GalleryIndex, INITIAL_STATE, type GalleryState } from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { galleryOf, tileOf } from '../../testing/galleries'
import { prepareGallery } from './preparation'

const gallery = galleryOf({
  search: true,
  sorts: ['title', 'date', 'random'],
  paging: { kind: 'pages', size: 24 },
})
const tilesOf = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    tileOf(`${place}`, {
      title: `${place % 13 === 0 ? 'Harbour' : 'Hill'} ${(place * 7919) % 100}`,
      date: place % 5 === 0 ? null : new Date(place * 1e9).toISOString(),
    }),
  )
const prepare = (count: number) => {
  const tiles = tilesOf(count)
  const [ready, other] = [new GalleryIndex(gallery, tiles), new GalleryIndex(gallery, tiles)]
  return { ready, other, preparation: prepareGallery(gallery, tiles, ready) }
}
const state = (change: Partial<GalleryState>) => ({ ...INITIAL_STATE, ...change })
const states = [
  state({ query: 'harb' }),
  state({ sort: { by: 'title' } }),
  state({ sort: { by: 'date' }, query: 'hill', page: 3 }),
]

test('a gallery made ready answers what one answers that was not', async () => {
  const { ready, other, preparation } = prepare(5_200)
  await preparation.all()
  for (const each of states) expect(ready.view(each)).toEqual(other.view(each))
})

test('those who search or sort wait until it is ready, the others for nothing', async () => {
  const { preparation } = prepare(5_200)
  expect(preparation.of(state({ page: 2 }))).toBeUndefined()
  expect(preparation.of(state({ sort: { by: 'random', seed: 3 } }))).toBeUndefined()
  await Promise.all(states.map(preparation.of))
  expect(states.map(preparation.of)).toEqual([undefined, undefined, undefined])
})

test('a small gallery is ready', () => {
  const { preparation } = prepare(100)
  expect(states.map(preparation.of)).toEqual([undefined, undefined, undefined])
})
