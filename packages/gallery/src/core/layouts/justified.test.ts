import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Shapes } from './arrangement'
import { breakRows } from './justified'

const shapesOf = (ratios: readonly number[]): Shapes => ({
  count: ratios.length,
  aspectRatio: (index) => ratios[index] ?? 1,
})

/** Draws rows: tiles by their numbers, each as many characters wide as it has thirds of a row's height. */
const drawn = (ratios: readonly number[], wish: number) =>
  breakRows(shapesOf(ratios), wish)
    .map(({ from, to }) =>
      ratios
        .slice(from, to)
        .map((ratio, i) => String(from + i + 1).repeat(Math.round(3 * ratio)))
        .join(''),
    )
    .join('/')

describe('justified rows', () => {
  test('break where the heights come nearest to the wish', () => {
    expect(drawn([1, 1, 1, 1, 1, 1, 1], 3)).toBe('111222333/444555666/777')
    expect(drawn([2, 1, 1, 2, 2, 1], 3)).toBe('111111222/333444444/555555666')
  })

  test('give way early to spare a later row', () => {
    // First fit would fill the first row with three and leave a panorama beside a square.
    expect(drawn([1, 1, 1, 3, 1, 1, 1], 3)).toBe('111222333/444444444/555666777')
  })

  test('leave a short last row at the height of the others', () => {
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

  test('hold every tile once, in order', () => {
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

  test('cost no more than any other way to break them', () => {
    fc.assert(
      fc.property(ratios, fc.constantFrom(2, 3.2, 5), (all, wish) => {
        const own = costOf(
          all,
          wish,
          breakRows(shapesOf(all), wish).map(({ to }) => to),
        )
        expect(own).toBeLessThanOrEqual(leastCost(all, wish) + 1e-9)
      }),
    )
  })

  test('ask for the shape of each tile a bounded number of times', () => {
    const asked = (count: number) => {
      let times = 0
      const aspectRatio = (index: number) => (times++, 0.6 + (index % 7) / 5)
      breakRows({ count, aspectRatio }, 5)
      return times / count
    }
    expect(asked(1_000)).toBeLessThan(20)
    expect(asked(50_000)).toBeLessThan(20)
  })
})

function costOf(ratios: readonly number[], wish: number, ends: readonly number[]): number {
  return ends.reduce((cost, to, row) => {
    const sum = ratios.slice(ends[row - 1] ?? 0, to).reduce((total, ratio) => total + ratio, 0)
    const fill = sum / wish
    return cost + (to === ratios.length && fill < 1 ? 0.1 * (1 - fill) : Math.log(fill) ** 2)
  }, 0)
}

/** Over every way to break them: each gap between two tiles is a break or is not. */
function leastCost(ratios: readonly number[], wish: number): number {
  let least = Infinity
  for (let breaks = 0; breaks < 2 ** (ratios.length - 1); breaks++) {
    const ends = ratios.flatMap((_, i) =>
      (breaks >> i) & 1 || i === ratios.length - 1 ? [i + 1] : [],
    )
    least = Math.min(least, costOf(ratios, wish, ends))
  }
  return least
}
