import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patterns } from './patterns/patterns'
import { deal } from './deal'
import { image, place } from './place'
import type { Cell } from './taken-cells'
import { TakenCells } from './taken-cells'
import type { Span } from './types'

const span = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))

describe('place', () => {
  test('fills rows from the first column on', () => {
    expect(
      image(
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

  test('moves a later small tile ahead into a hole, as dense packing does', () => {
    expect(
      image(
        [
          [2, 1],
          [2, 1],
          [1, 1],
        ],
        3,
      ),
    ).toBe('113/22.')
  })

  test('narrows a tile that is wider than the grid', () => {
    expect(
      image(
        [
          [1, 1],
          [4, 1],
        ],
        2,
      ),
    ).toBe('1./22')
  })

  test('puts nothing nowhere', () => expect(place([], 3)).toEqual([]))

  test('equals the plain definition: the first cell, row by row, at which the tile fits', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        (spans, columns) => {
          expect(place(spans, columns)).toEqual(placeNaively(spans, columns))
        },
      ),
    )
  })

  test('equals it in grids of more columns than a number has bits, too', () => {
    const wideSpan = fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 3 }))
    fc.assert(
      fc.property(
        fc.array(wideSpan, { maxLength: 25 }),
        fc.integer({ min: 28, max: 125 }),
        (spans, columns) => {
          expect(place(spans, columns)).toEqual(placeNaively(spans, columns))
        },
      ),
    )
  })

  test.each(Object.values(patterns))('packs pattern $id looking at few rows a tile', (pattern) => {
    const { wide } = pattern.breakpoints
    expect(rowsSeenPerTile(deal(wide, 10_000), wide.columns)).toBeLessThan(8)
  })

  test('looks at no more rows for a tile when there are a hundred thousand, whatever their sizes', () => {
    const sizes: readonly Span[] = [1, 2, 3, 4].flatMap((wide) =>
      [1, 2, 3].map((rows): Span => [wide, rows]),
    )
    const mixed = (count: number) =>
      Array.from({ length: count }, (_, i): Span => sizes[(i * 7) % 12] ?? [1, 1])
    expect(rowsSeenPerTile(mixed(1_000), 5)).toBeLessThan(40)
    expect(rowsSeenPerTile(mixed(100_000), 5)).toBeLessThan(40)
  })
})

function rowsSeenPerTile(spans: readonly Span[], columns: number) {
  const taken = new TakenCells(columns)
  place(spans, columns, taken)
  return taken.rowsSeen / spans.length
}

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
