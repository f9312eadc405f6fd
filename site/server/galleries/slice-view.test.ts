import { GalleryIndex, INITIAL_STATE, type Gallery, type Tile } from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { galleryOf, tileOf } from '../../testing/documents/test-galleries'
import { sliceTiles, sliceView } from './slice-view'

const tiles = Array.from({ length: 500 }, (_, index) => tileOf(`${index}`))
const built = (paging: Gallery['paging']) => {
  const gallery = galleryOf({ paging })
  return { gallery, index: new GalleryIndex(gallery, tiles) }
}
/** First id, last id and length. */
const summary = (slice: readonly Tile[]) => [slice[0]?.id, slice.at(-1)?.id, slice.length]

test('returns at most 96 tiles for any range', () => {
  const endless = built({ kind: 'endless', size: 24 })
  expect(summary(sliceTiles(endless, INITIAL_STATE, 0))).toEqual(['0', '95', 96])
  expect(summary(sliceTiles(endless, INITIAL_STATE, 100, 9_999_999))).toEqual(['100', '195', 96])
  expect(summary(sliceTiles(endless, INITIAL_STATE, 490, 600))).toEqual(['490', '499', 10])
  expect(sliceTiles(endless, INITIAL_STATE, 30, 20)).toEqual([])
  expect(sliceTiles(endless, INITIAL_STATE, 9_999_999)).toEqual([])
})

test('returns the tiles of "Load more" from a given index to the end of the page', () => {
  const more = built({ kind: 'more', size: 24 })
  const view = (page: number, from: number) => {
    const { tiles, matching } = sliceView(more, { ...INITIAL_STATE, page }, from)
    expect(matching).toBe(500)
    return summary(tiles)
  }
  expect(view(1, 0)).toEqual(['0', '23', 24])
  expect(view(3, 48)).toEqual(['48', '71', 24])
  expect(view(10_000, 400)).toEqual(['400', '495', 96])
})
