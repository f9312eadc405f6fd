import { GalleryIndex, INITIAL_STATE } from '@tessera/gallery/core'
import { listCells, placeTiles } from '@tessera/gallery/layouts'
import { expect, test } from 'vitest'
import { makeMinimalFilter } from './minimal-filter'
import { naiveFilter } from './naive-filter'
import { testGallery, makeTiles, selections, spansOf } from './tiles'

const tiles = makeTiles(1_500)

test('gives the same results with all three filters', () => {
  const index = new GalleryIndex(testGallery, tiles)
  const minimal = makeMinimalFilter(testGallery, tiles)
  for (const selection of selections) {
    const view = index.view({ ...INITIAL_STATE, selection })
    const naive = naiveFilter(testGallery, tiles, selection)
    expect([view.matching, view.tiles.map(({ id }) => id), view.counts]).toEqual(naive)
    expect(minimal(selection)).toEqual(naive)
  }
})

test('matches some of 10,000 tiles with every selection', () => {
  // The naive filter also counts 200 options, which takes seconds for 10,000 tiles.
  const filter = makeMinimalFilter(testGallery, makeTiles(10_000))
  for (const selection of selections) expect(filter(selection)[0]).toBeGreaterThan(0)
})

test('fills the grid without holes when the pattern repeats', () => {
  const cells = listCells(placeTiles(spansOf(400), 4))
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(400)
  expect(Math.max(...cells.map(({ row }) => row))).toBe(199)
})
