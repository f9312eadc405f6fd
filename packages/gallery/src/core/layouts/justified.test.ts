import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakRows } from './justified'
import type { TileShapes } from './tile-rects'

const shapesOf = (ratios: readonly number[]): TileShapes => ({
  count: ratios.length,
  aspectRatio: (index) => ratios[index] ?? 1,
})

/** Rows as text: each tile is its number, repeated once per third of the row's height that it is wide. */
const plan = (ratios: readonly number[], target: number) =>
  breakRows(shapesOf(ratios), target)
    .map(({ from, to }) =>
      ratios
        .slice(from, to)
        .map((ratio, i) => String(from + i + 1).repeat(Math.round(3 * ratio)))
        .join(''),
    )
    .join('/')

describe('breakRows', () => {
  test('breaks where the row heights are closest to the target', () => {
    expect(plan([1, 1, 1, 1, 1, 1, 1], 3)).toBe('111222333/444555666/777')
    expect(plan([2, 1, 1, 2, 2, 1], 3)).toBe('111111222/333444444/555555666')
  })

  test('breaks early when a later row profits', () => {
    // First fit would put three squares in the first row and a panorama next to a square in the second.
    expect(plan([1, 1, 1, 3, 1, 1, 1], 3)).toBe('111222333/444444444/555666777')
  })

  test('keeps a short last row at the target height', () => {
    expect(breakRows(shapesOf([1, 1, 1, 1]), 3)).toEqual([
      { from: 0, to: 3, ratio: 3 },
      { from: 3, to: 4, ratio: 3 },
    ])
    expect(breakRows(shapesOf([]), 3)).toEqual([])
  })

  const ratios = fc.array(fc.double({ min: 0.34, max: 3, noNaN: true }), {
    minLength: 1,
    maxLength: 12,
  })

  test('puts every tile in one row, in order', () => {
    fc.assert(
      fc.property(ratios, (all) => {
        const rows = breakRows(shapesOf(all), 4)
        expect(rows.flatMap(({ from, to }) => all.slice(from, to))).toEqual(all)
        for (const { from, to, ratio } of rows.slice(0, -1)) {
          expect(ratio).toBeCloseTo(
            all.slice(from, to).reduce((sum, one) => sum + one, 0),
            3,
          )
        }
      }),
    )
  })

  test('finds the least total cost of all possible breaks', () => {
    fc.assert(
      fc.property(ratios, fc.constantFrom(2, 3.2, 5), (all, target) => {
        const own = costOf(
          all,
          target,
          breakRows(shapesOf(all), target).map(({ to }) => to),
        )
        expect(own).toBeLessThanOrEqual(leastCost(all, target) + 1e-9)
      }),
    )
  })

  test('reads the shape of each tile a bounded number of times', () => {
    const readsPerTile = (count: number) => {
      let reads = 0
      const aspectRatio = (index: number) => (reads++, 0.6 + (index % 7) / 5)
      breakRows({ count, aspectRatio }, 5)
      return reads / count
    }
    expect(readsPerTile(1_000)).toBeLessThan(20)
    expect(readsPerTile(50_000)).toBeLessThan(20)
  })
})

function costOf(ratios: readonly number[], target: number, ends: readonly number[]): number {
  return ends.reduce((cost, to, row) => {
    const sum = ratios.slice(ends[row - 1] ?? 0, to).reduce((total, ratio) => total + ratio, 0)
    const fill = sum / target
    return cost + (to === ratios.length && fill < 1 ? 0.1 * (1 - fill) : Math.log(fill) ** 2)
  }, 0)
}

/** Tries all breaks: one bit for each gap between two tiles. */
function leastCost(ratios: readonly number[], target: number): number {
  let least = Infinity
  for (let breaks = 0; breaks < 2 ** (ratios.length - 1); breaks++) {
    const ends = ratios.flatMap((_, i) =>
      (breaks >> i) & 1 || i === ratios.length - 1 ? [i + 1] : [],
    )
    least = Math.min(least, costOf(ratios, target, ends))
  }
  return least
}
