import { describe, expect, test } from 'vitest'
import { fitPositions } from './fit-positions'
import { fitRepeat } from './fit-repeat'
import { patternCells } from './pattern-cells'

/** Big, landscape, small, small. */
const cells = patternCells({ pattern: '4' })[0]
const shapes = (...ratios: readonly (number | null)[]) => ratios.map((ratio) => ({ ratio }))

describe('fitRepeat', () => {
  test('puts the widest image into the widest cell', () => {
    expect(fitRepeat(shapes(2.4, 0.7, 0.7, 0.8), cells)[1]).toBe(0)
    expect(fitRepeat(shapes(0.7, 0.7, 0.8, 1.8), cells)[1]).toBe(3)
  })

  test('keeps the order of images of one shape', () => {
    expect(fitRepeat(shapes(1.5, 1.5, 1.5, 1.5), cells)).toEqual([0, 1, 2, 3])
    expect(fitRepeat(shapes(null, null, null, null), cells)).toEqual([0, 1, 2, 3])
  })

  test('gives images the cells that fit them before text covers', () => {
    expect(fitRepeat(shapes(null, null, null, 2), cells)[1]).toBe(3)
  })

  test('gives text covers the small cells', () => {
    expect(fitRepeat(shapes(null, 0.8, null, 1.5), cells).slice(0, 2)).toEqual([1, 3])
  })

  test('gives a large tile the largest cell, whatever its shape', () => {
    const [first, second, third, fourth] = shapes(0.7, 0.7, 2.4, 0.7)
    const tiles = [first, second, { ratio: 2.4, isLarge: true }, fourth].flatMap((s) => s ?? [])
    expect(fitRepeat(tiles, cells)[0]).toBe(2)
    expect(third).toEqual({ ratio: 2.4 })
  })
})

describe('large and pinned tiles', () => {
  const plain = { ratio: null }
  const large = { ratio: null, isLarge: true }
  const pinned = { ratio: 2.4, isPinned: true }

  test('the other tiles keep their order', () => {
    expect(fitRepeat([plain, plain, plain, large], cells)).toEqual([3, 0, 1, 2])
    expect(fitRepeat([plain, plain, large, plain], cells)).toEqual([2, 0, 1, 3])
  })

  test('the first of several large tiles takes the largest cell', () => {
    expect(fitRepeat([plain, large, plain, large], cells).slice(0, 2)).toEqual([1, 3])
  })

  test('a pinned tile keeps its cell, whatever its shape', () => {
    expect(fitRepeat(shapes(2.4, 0.7, 0.7, 0.8), cells)[0]).not.toBe(0)
    expect(fitRepeat([pinned, ...shapes(0.7, 0.7, 0.8)], cells)[0]).toBe(0)
  })

  test('a large tile takes the cell of a pinned one, which moves to the next', () => {
    expect(fitRepeat([pinned, plain, large, plain], cells).slice(0, 2)).toEqual([2, 0])
  })
})

describe('fitPositions', () => {
  const ratios = Array.from({ length: 23 }, (_, i) => 0.5 + ((i * 7) % 11) / 6)
  const fitted = (from: number, to: number, count = ratios.length) =>
    fitPositions(from, to, {
      count,
      cells: [cells],
      slice: (start, end) => [...ratios.keys()].slice(start, Math.min(end, count)),
      shapeOf: (tile) => ({ ratio: ratios[tile] ?? null }),
    })
  const all = fitted(0, 23)

  test('keeps every tile in its repeat', () => {
    for (let first = 0; first < 20; first += 4)
      expect(all.slice(first, first + 4).toSorted((a, b) => a - b)).toEqual([
        first,
        first + 1,
        first + 2,
        first + 3,
      ])
    expect(all).not.toEqual([...ratios.keys()])
  })

  test('keeps the order of the tiles after the last whole repeat', () => {
    expect(all.slice(20)).toEqual([20, 21, 22])
  })

  test('gives a part of the tiles the same order as all of them', () => {
    for (let from = 0; from < 23; from++)
      for (let to = from; to <= 23; to++) expect(fitted(from, to)).toEqual(all.slice(from, to))
  })

  test('changes no whole repeat when tiles are added', () => {
    for (let count = 1; count < 23; count++) {
      const whole = count - (count % 4)
      expect(fitted(0, count, count).slice(0, whole)).toEqual(all.slice(0, whole))
    }
  })
})
