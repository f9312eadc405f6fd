import { GalleryIndex, INITIAL_STATE } from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { galleryOf, tileOf } from '../../testing/galleries'
import { indexWords } from './index-words'

const gallery = galleryOf({ search: true, paging: { kind: 'pages', size: 24 } })
const tiles = Array.from({ length: 1_300 }, (_, place) =>
  tileOf(`${place}`, { title: place % 13 === 0 ? 'Harbour' : 'Hill' }),
)

test('a gallery made ready finds what one finds that was not', async () => {
  const [ready, other] = [new GalleryIndex(gallery, tiles), new GalleryIndex(gallery, tiles)]
  await indexWords(ready)
  const state = { ...INITIAL_STATE, query: 'harb' }
  expect(ready.view(state)).toEqual(other.view(state))
  expect(ready.view(state).matching).toBe(100)
})
