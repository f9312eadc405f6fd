import { expect, test } from 'vitest'
import { galleryOf, tileOf } from '../../../testing/tiles/tiles'
import { chunksOf, divideTiles } from './chunk-tiles'
import type { RenderedTile } from './rendered-tiles'

const rect = { x: 0, y: 0, width: 1, height: 1 }
const tiles = Array.from({ length: 120 }, (_, i) => tileOf(`t${i}`))
const render = (indexes: readonly number[]): readonly RenderedTile[] =>
  indexes.map((index) => ({
    ...{ tile: tiles[index] ?? null, index, rect },
    ...{ setSize: undefined, byStyleSheet: false },
  }))
const chunks = chunksOf(galleryOf(), { tiles })
const draw = (indexes: readonly number[]) =>
  divideTiles(render(indexes), chunks).map(({ key, tiles: { length } }) => `${key}: ${length}`)

test('a chunk has the tiles of fifty positions', () => {
  expect(draw(tiles.map((_, i) => i))).toEqual(['0: 50', '1: 50', '2: 20'])
})

test('a tile stays in its chunk when a filter removes others', () => {
  expect(draw([3, 49, 50, 119])).toEqual(['0: 2', '1: 1', '2: 1'])
  const narrowed = chunksOf(galleryOf(), { tiles: tiles.slice(60, 70) }, chunks)
  expect(narrowed).toBe(chunks)
})

test('tiles of another order keep that order, in chunks with other keys', () => {
  expect(draw([60, 1, 61])).toEqual(['1: 1', '0: 1', '1 t61: 1'])
})

test('a view with unknown tiles has new chunks', () => {
  const few = chunksOf(galleryOf(), { tiles: tiles.slice(60) })
  expect(chunksOf(galleryOf(), { tiles }, few)?.get('t60')).toBe(1)
})

test('a gallery that can be sorted has one chunk: tiles that change their chunk are created again', () => {
  expect(chunksOf(galleryOf({ sorts: ['title'] }), { tiles })).toBeNull()
  expect(divideTiles(render([2, 1]), null)).toHaveLength(1)
})
