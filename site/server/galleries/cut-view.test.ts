import { GalleryIndex, INITIAL_STATE, type Gallery, type Tile } from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { galleryOf, tileOf } from '../../testing/galleries'
import { cutRange, cutView } from './cut-view'

const tiles = Array.from({ length: 500 }, (_, place) => tileOf(`${place}`))
const shown = (paging: Gallery['paging']) => {
  const gallery = galleryOf({ paging })
  return { gallery, index: new GalleryIndex(gallery, tiles) }
}
const ends = (cut: readonly Tile[]) => [cut[0]?.id, cut.at(-1)?.id, cut.length]

test('an answer holds 96 tiles at most, however many are asked for', () => {
  const endless = shown({ kind: 'endless', size: 24 })
  expect(ends(cutRange(endless, INITIAL_STATE, 0))).toEqual(['0', '95', 96])
  expect(ends(cutRange(endless, INITIAL_STATE, 100, 9_999_999))).toEqual(['100', '195', 96])
  expect(ends(cutRange(endless, INITIAL_STATE, 490, 600))).toEqual(['490', '499', 10])
  expect(cutRange(endless, INITIAL_STATE, 30, 20)).toEqual([])
  expect(cutRange(endless, INITIAL_STATE, 9_999_999)).toEqual([])
})

test('"load more" is answered from where the visitor is to the end of the page asked for', () => {
  const more = shown({ kind: 'more', size: 24 })
  const view = (page: number, from: number) => {
    const { tiles, matching } = cutView(more, { ...INITIAL_STATE, page }, from)
    expect(matching).toBe(500)
    return ends(tiles)
  }
  expect(view(1, 0)).toEqual(['0', '23', 24])
  expect(view(3, 48)).toEqual(['48', '71', 24])
  expect(view(10_000, 400)).toEqual(['400', '495', 96])
})
