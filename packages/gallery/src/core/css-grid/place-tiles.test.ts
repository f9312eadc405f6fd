import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawFloorPlan } from '../../testing/tiles/draw-floor-plan'
import { patterns } from '../patterns/patterns'
import type { Span } from '../types'
import { assignSpans } from '../layouts/grid/assign-spans'
import { listCells, placeTiles } from './place-tiles'
import type { Cell } from './wide-grid'

const span = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))

describe('placeTiles', () => {
  test('fills rows from the first column', () => {
    expect(
      drawFloorPlan(
        [
          [2, 2],
          [2, 1],
          [1, 1],
          [1, 1],
        ],
        4,
      ),
    ).toBe('1122/1134')
  })

  test('moves a later small tile into an earlier hole, like dense packing', () => {
    expect(
      drawFloorPlan(
        [
          [2, 1],
          [2, 1],
          [1, 1],
        ],
        3,
      ),
    ).toBe('113/22.')
  })

  test('clamps a tile that is wider than the grid', () => {
    expect(
      drawFloorPlan(
        [
          [1, 1],
          [4, 1],
        ],
        2,
      ),
    ).toBe('1./22')
  })

  test('returns no cells for no tiles', () => expect(listCells(placeTiles([], 3))).toEqual([]))

  test('finds the same cells as the reference: the first cell, row by row, where the tile fits', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        (spans, columns) => {
          expect(listCells(placeTiles(spans, columns))).toEqual(placeNaively(spans, columns))
        },
      ),
    )
  })

  test('finds the same cells as the reference in grids with more columns than a number has bits', () => {
    const wideSpan = fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 3 }))
    fc.assert(
      fc.property(
        fc.array(wideSpan, { maxLength: 25 }),
        fc.integer({ min: 28, max: 125 }),
        (spans, columns) => {
          expect(listCells(placeTiles(spans, columns))).toEqual(placeNaively(spans, columns))
        },
      ),
    )
  })

  test.each(Object.values(patterns))('reads few rows per tile for pattern $id', (pattern) => {
    const { wide } = pattern.breakpoints
    expect(rowsReadPerTile(assignSpans(wide, 10_000), wide.columns)).toBeLessThan(4)
  })

  test('reads no more rows per tile for 100,000 tiles of mixed sizes', () => {
    const sizes: readonly Span[] = [1, 2, 3, 4].flatMap((wide) =>
      [1, 2, 3].map((rows): Span => [wide, rows]),
    )
    const mixed = (count: number) =>
      Array.from({ length: count }, (_, i): Span => sizes[(i * 7) % 12] ?? [1, 1])
    expect(rowsReadPerTile(mixed(1_000), 5)).toBeLessThan(15)
    expect(rowsReadPerTile(mixed(100_000), 5)).toBeLessThan(15)
  })
})

const rowsReadPerTile = (spans: readonly Span[], columns: number) =>
  placeTiles(spans, columns).rowsRead / spans.length

function placeNaively(spans: readonly Span[], columns: number): readonly Cell[] {
  const taken = new Set<string>()
  return spans.map(([wide, rows]) => {
    const width = Math.min(wide, columns)
    for (let row = 0; ; row++) {
      for (let column = 0; column + width <= columns; column++) {
        const cells = Array.from(
          { length: width * rows },
          (_, i) => `${column + (i % width)},${row + Math.floor(i / width)}`,
        )
        if (cells.some((cell) => taken.has(cell))) continue
        cells.forEach((cell) => taken.add(cell))
        return { column, row }
      }
    }
  })
}
