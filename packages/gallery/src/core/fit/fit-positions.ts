import type { PatternCells } from './cells-of-pattern'
import { fitRepeat, type FittedShape } from './fit-repeat'

export interface FittedTiles {
  /** Number of all tiles in the grid. */
  readonly count: number
  /** The tiles from one index to before another, in the gallery's own order. */
  readonly slice: (from: number, to: number) => readonly number[]
  readonly shapeOf: (tile: number) => FittedShape
  /** Of the repeats, which alternate; all have the same number. */
  readonly cells: PatternCells
}

/**
 * The tiles from index `from` to before `to` of a grid whose repeats are fitted. A tile never leaves its repeat, so only
 * the repeats that the range touches are computed. The tiles after the last whole repeat keep their own order.
 */
export function fitPositions(
  from: number,
  to: number,
  { count, slice, shapeOf, cells }: FittedTiles,
): readonly number[] {
  const { length } = cells[0]
  const start = from - (from % length)
  const end = Math.min(count, Math.ceil(to / length) * length)
  const own = slice(start, end)
  const fitted: number[] = []
  for (let first = 0; first < own.length; first += length) {
    const repeat = own.slice(first, first + length)
    const ownCells = cells[((start + first) / length) % cells.length] ?? cells[0]
    const order =
      repeat.length === length ? fitRepeat(repeat.map(shapeOf), ownCells) : repeat.map((_, i) => i)
    for (const index of order) fitted.push(repeat[index] ?? 0)
  }
  return fitted.slice(from - start, to - start)
}
