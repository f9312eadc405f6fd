import { GalleryIndex, INITIAL_STATE } from '@tessera/gallery/core'
import { placeTiles } from '@tessera/gallery/layouts'
import { expect, test } from 'vitest'
import { makeMinimalFilter } from './minimal-filter'
import { naiveFilter } from './naive-filter'
import { labGallery, labTiles, selections, spansOf } from './tiles'

const tiles = labTiles(1_500)

test('what is compared gives the same answers', () => {
  const index = new GalleryIndex(labGallery, tiles)
  const minimal = makeMinimalFilter(labGallery, tiles)
  for (const selection of selections) {
    const view = index.view({ ...INITIAL_STATE, selection })
    const naive = naiveFilter(labGallery, tiles, selection)
    expect([view.matching, view.tiles.map(({ id }) => id), view.counts]).toEqual(naive)
    expect(minimal(selection)).toEqual(naive)
  }
})

test('every selection leaves some tiles', () => {
  const many = labTiles(10_000)
  for (const selection of selections)
    expect(naiveFilter(labGallery, many, selection)[0]).toBeGreaterThan(0)
})

test('the packed pattern has no holes', () => {
  const cells = placeTiles(spansOf(400), 4)
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(400)
  expect(Math.max(...cells.map(({ row }) => row))).toBe(199)
})
