import { place } from '../place'
import type { PatternBreakpoint, Span } from '../types'

/** A tile as it is drawn, in grid cells from 0. */
export interface DrawnTile {
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
}

/** What an editor draws for one breakpoint: a rectangle of tiles, in any order. */
export interface Drawing {
  readonly columns: number
  readonly tiles: readonly DrawnTile[]
}

/** Why a drawing cannot repeat. Tiles by their index in the drawing. */
export type DrawingFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'outside'; readonly tile: number }
  | { readonly kind: 'overlap'; readonly tiles: readonly [number, number] }
  | { readonly kind: 'hole'; readonly column: number; readonly row: number }

/** More would be no pattern any more: with 12 columns a tile of one is 100 px wide on a desk. */
export const MAX_DRAWING = { columns: 12, rows: 12, tiles: 36 } as const

/** The first thing that keeps a drawing from being a rectangle full of tiles; null for a good one. */
export function findFault({ columns, tiles }: Drawing): DrawingFault | null {
  if (tiles.length === 0) return { kind: 'empty' }
  const rows = Math.max(...tiles.map((tile) => tile.row + tile.rows))
  if (tiles.length > MAX_DRAWING.tiles || columns > MAX_DRAWING.columns || rows > MAX_DRAWING.rows)
    return { kind: 'too-large' }
  const owners = new Map<number, number>()
  for (const [index, tile] of tiles.entries()) {
    if (!isWithin(tile, columns)) return { kind: 'outside', tile: index }
    for (const cell of cellsOf(tile, columns)) {
      const other = owners.get(cell)
      if (other !== undefined) return { kind: 'overlap', tiles: [other, index] }
      owners.set(cell, index)
    }
  }
  for (let cell = 0; cell < columns * rows; cell++) {
    if (!owners.has(cell))
      return { kind: 'hole', column: cell % columns, row: Math.floor(cell / columns) }
  }
  return null
}

/**
 * Spans in reading order, row by row. In a full rectangle the first free cell is always the next tile's corner, so
 * dense packing gives the drawing back.
 */
export const spansOf = ({ tiles }: Drawing): readonly Span[] =>
  [...tiles]
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((tile): Span => [tile.columns, tile.rows])

/** A breakpoint as a drawing, to be changed by an editor. */
export const drawingOf = ({ columns, spans }: PatternBreakpoint): Drawing => ({
  columns,
  tiles: place(spans, columns).map((cell, index) => {
    const [wide, rows] = spans[index] ?? [1, 1]
    return { ...cell, columns: wide, rows }
  }),
})

const isWithin = ({ column, row, columns: wide, rows }: DrawnTile, columns: number) =>
  [column, row, wide, rows].every(Number.isInteger) &&
  column >= 0 &&
  row >= 0 &&
  wide >= 1 &&
  rows >= 1 &&
  column + wide <= columns

const cellsOf = ({ column, row, columns: wide, rows }: DrawnTile, columns: number) =>
  Array.from(
    { length: wide * rows },
    (_, i) => (row + Math.floor(i / wide)) * columns + column + (i % wide),
  )
