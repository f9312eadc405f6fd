import { TakenCells, type Cell } from './taken-cells'
import type { Span } from './types'

/**
 * Where CSS Grid puts tiles under `grid-auto-flow: row dense`, for whole-cell tiles: each takes the first cell, row
 * by row, at which all of it fits. Also Packery's rule. Spans wider than `columns` are clamped.
 *
 * Cells only ever fill up, so a tile never fits above the row where the last one of its size went: one remembered
 * row a size keeps the whole linear in the number of tiles.
 */
export function place(
  spans: readonly Span[],
  columns: number,
  taken = new TakenCells(columns),
): readonly Cell[] {
  // By size: width + rows * (columns + 1).
  const startRows: number[] = []
  // Not taken apart as `[wide, rows]`: by the protocol of iterators that took a third of the whole.
  return spans.map((span) => {
    const rows = span[1]
    const width = Math.min(span[0], columns)
    const size = width + rows * (columns + 1)
    const cell = taken.take(startRows[size] ?? 0, width, rows)
    startRows[size] = cell.row
    return cell
  })
}

/** Draws placed tiles as a floor plan, the first tile being 1: `'1122/1134'`. Free cells are dots. */
export function image(spans: readonly Span[], columns: number): string {
  const plan: string[][] = []
  place(spans, columns).forEach(({ column, row }, index) => {
    const [wide, rows] = spans[index] ?? [1, 1]
    for (let y = row; y < row + rows; y++) {
      while (plan.length <= y) plan.push(Array.from({ length: columns }, () => '.'))
      plan[y]?.fill(tileLetter(index), column, column + Math.min(wide, columns))
    }
  })
  return plan.map((row) => row.join('')).join('/')
}

const LETTERS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const tileLetter = (index: number) => LETTERS[index % LETTERS.length] ?? '?'
