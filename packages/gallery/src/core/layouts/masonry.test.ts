import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layMasonry, tileHeight } from './masonry'
import type { Shapes } from './arrangement'

const shapesOf = (ratios: readonly number[]): Shapes => ({
  count: ratios.length,
  aspectRatio: (index) => ratios[index] ?? 1,
})

/** Draws columns from top to bottom; a character is half a column's width. */
function drawn(ratios: readonly number[], columns: number): string {
  const { tiles } = layMasonry(shapesOf(ratios), columns)
  const texts = Array.from({ length: columns }, () => '')
  tiles.forEach(({ column }, index) => {
    const halves = Math.round(2 * tileHeight(ratios[index] ?? 1))
    texts[column] += String(index + 1).repeat(halves)
  })
  const rows = Math.max(...texts.map((text) => text.length))
  return Array.from({ length: rows }, (_, row) =>
    texts.map((text) => text[row] ?? '.').join(''),
  ).join('/')
}

describe('masonry', () => {
  test('gives squares in rows', () => {
    expect(drawn([1, 1, 1, 1, 1, 1], 3)).toBe('123/123/456/456')
  })

  test('gives the next tile to the shortest column', () => {
    expect(drawn([0.5, 1, 1, 1, 2], 3)).toBe('123/123/145/14.')
  })

  test('keeps to the reading direction among columns of nearly the same length', () => {
    expect(drawn([1, 1.04, 1, 1, 1, 1], 3)).toBe('123/123/456/456')
  })

  test('has columns without tiles when there are few', () => {
    expect(drawn([1], 3)).toBe('1../1..')
    expect(layMasonry(shapesOf([]), 2).ends).toEqual([
      { widths: 0, tiles: 0 },
      { widths: 0, tiles: 0 },
    ])
  })

  const ratios = fc.array(fc.double({ min: 0.34, max: 3, noNaN: true }), { maxLength: 80 })

  test('starts no tile above an earlier one, but for the little that counts as breakpoint', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 1, max: 6 }), (all, columns) => {
        const tops = layMasonry(shapesOf(all), columns).tiles.map(
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

  test('lays every tile right below the one before it in its column', () => {
    fc.assert(
      fc.property(ratios, (all) => {
        const ends = new Map<number, number>()
        layMasonry(shapesOf(all), 4).tiles.forEach(({ column, widths }, index) => {
          expect(widths).toBeCloseTo(ends.get(column) ?? 0, 3)
          ends.set(column, widths + 1 / (all[index] ?? 1))
        })
      }),
    )
  })
})
