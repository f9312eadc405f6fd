import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { picture, place, type Cell } from './place'
import type { Span } from './types'

const span = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))

describe('place', () => {
  test('fills rows from the first column on', () => {
    expect(
      picture(
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
      picture(
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
      picture(
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

  test('places a hundred thousand tiles: work grows with the tiles, not with their square', () => {
    const spans: readonly Span[] = Array.from({ length: 100_000 }, (_, i) => [
      1 + (i % 2),
      1 + (i % 3 === 0 ? 1 : 0),
    ])
    const cells = place(spans, 4)
    expect(cells.at(-1)?.row).toBeGreaterThan(10_000)
  })
})

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
