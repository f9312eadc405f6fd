import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignColumns, relativeHeight } from './masonry'
import type { TileShapes } from './tile-rects'

const shapesOf = (ratios: readonly number[]): TileShapes => ({
  count: ratios.length,
  aspectRatio: (index) => ratios[index] ?? 1,
})

/** Columns as text, from top to bottom. One character is half a column width high. */
function plan(ratios: readonly number[], columns: number): string {
  const { tiles } = assignColumns(shapesOf(ratios), columns)
  const texts = Array.from({ length: columns }, () => '')
  tiles.forEach(({ column }, index) => {
    const halves = Math.round(2 * relativeHeight(ratios[index] ?? 1))
    texts[column] += String(index + 1).repeat(halves)
  })
  const rows = Math.max(...texts.map((text) => text.length))
  return Array.from({ length: rows }, (_, row) =>
    texts.map((text) => text[row] ?? '.').join(''),
  ).join('/')
}

describe('assignColumns', () => {
  test('puts squares in rows', () => {
    expect(plan([1, 1, 1, 1, 1, 1], 3)).toBe('123/123/456/456')
  })

  test('assigns the next tile to the shortest column', () => {
    expect(plan([0.5, 1, 1, 1, 2], 3)).toBe('123/123/145/14.')
  })

  test('prefers the reading order among columns of nearly equal length', () => {
    expect(plan([1, 1.04, 1, 1, 1, 1], 3)).toBe('123/123/456/456')
  })

  test('leaves columns empty when there are fewer tiles than columns', () => {
    expect(plan([1], 3)).toBe('1../1..')
    expect(assignColumns(shapesOf([]), 2).ends).toEqual([
      { widths: 0, tiles: 0 },
      { widths: 0, tiles: 0 },
    ])
  })

  const ratios = fc.array(fc.double({ min: 0.34, max: 3, noNaN: true }), { maxLength: 80 })

  test('starts no tile above an earlier one by more than the tolerance', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 1, max: 6 }), (all, columns) => {
        const tops = assignColumns(shapesOf(all), columns).tiles.map(
          ({ widths, tiles }) => widths + 0.033 * tiles,
        )
        let highest = 0
        for (const top of tops) {
          expect(top).toBeGreaterThan(highest - 0.081)
          highest = Math.max(highest, top)
        }
      }),
    )
  })

  test('places every tile directly below the previous one in its column', () => {
    fc.assert(
      fc.property(ratios, (all) => {
        const ends = new Map<number, number>()
        assignColumns(shapesOf(all), 4).tiles.forEach(({ column, widths }, index) => {
          expect(widths).toBeCloseTo(ends.get(column) ?? 0, 3)
          ends.set(column, widths + 1 / (all[index] ?? 1))
        })
      }),
    )
  })
})
