import type { Span } from './types'

/** Where a tile lies: its first column and row, from 0, in grid cells. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/**
 * Where CSS Grid puts tiles under `grid-auto-flow: row dense`, for whole-cell tiles: each takes the first cell, row
 * by row, at which all of it fits. Also Packery's rule. Spans wider than `columns` are clamped.
 *
 * Cells only ever fill up, so a tile never fits above the row where the last one of its size went: one remembered
 * row a size keeps the whole linear in the number of tiles.
 */
export function place(spans: readonly Span[], columns: number): readonly Cell[] {
  const taken: boolean[][] = []
  const startRows = new Map<string, number>()
  return spans.map(([wide, rows]) => {
    const width = Math.min(wide, columns)
    const size = `${width}x${rows}`
    const cell = firstFit(taken, columns, { width, rows, from: startRows.get(size) ?? 0 })
    startRows.set(size, cell.row)
    for (let row = cell.row; row < cell.row + rows; row++) {
      while (taken.length <= row) taken.push(Array.from({ length: columns }, () => false))
      taken[row]?.fill(true, cell.column, cell.column + width)
    }
    return cell
  })
}

/** Draws placed tiles as a floor plan, the first tile being 1: `'1122/1134'`. Free cells are dots. */
export function picture(spans: readonly Span[], columns: number): string {
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

interface Wanted {
  readonly width: number
  readonly rows: number
  readonly from: number
}

function firstFit(taken: boolean[][], columns: number, { width, rows, from }: Wanted): Cell {
  for (let row = from; ; row++) {
    for (let column = 0; column + width <= columns; column++) {
      if (isFree(taken, { column, row }, width, rows)) return { column, row }
    }
  }
}

function isFree(taken: boolean[][], { column, row }: Cell, width: number, rows: number): boolean {
  for (let y = row; y < Math.min(row + rows, taken.length); y++) {
    for (let x = column; x < column + width; x++) if (taken[y]?.[x]) return false
  }
  return true
}

const LETTERS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const tileLetter = (index: number) => LETTERS[index % LETTERS.length] ?? '?'
