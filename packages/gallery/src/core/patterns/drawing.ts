import { listCells, placeTiles } from '../css-grid/place-tiles'
import type { PatternBreakpoint, Span } from '../types'

/** A drawn tile, in grid cells from 0. */
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

/** Why a drawing cannot be a pattern. Tiles are identified by their index in the drawing. */
export type DrawingFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'outside'; readonly tile: number }
  | { readonly kind: 'overlap'; readonly tiles: readonly [number, number] }
  | { readonly kind: 'hole'; readonly column: number; readonly row: number }

/** Limits of a drawing. In 12 columns a tile of one column is about 100 px wide on a desktop. */
export const MAX_DRAWING = { columns: 12, rows: 12, tiles: 36 } as const

/** The first reason why the tiles do not fill a rectangle; null for a valid drawing. */
export function findFault({ columns, tiles }: Drawing): DrawingFault | null {
  if (tiles.length === 0) return { kind: 'empty' }
  const rows = Math.max(...tiles.map((tile) => tile.row + tile.rows))
  if (tiles.length > MAX_DRAWING.tiles || columns > MAX_DRAWING.columns || rows > MAX_DRAWING.rows)
    return { kind: 'too-large' }
  const owners = new Map<number, number>()
  for (const [index, tile] of tiles.entries()) {
    if (!isInside(tile, columns)) return { kind: 'outside', tile: index }
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
 * Spans in reading order, row by row. In a full rectangle the first free cell is always the corner of the next tile, so
 * dense packing reproduces the drawing.
 */
export const toSpans = ({ tiles }: Drawing): readonly Span[] =>
  [...tiles]
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((tile): Span => [tile.columns, tile.rows])

/** A breakpoint of a pattern as a drawing that an editor can change. */
export const toDrawing = ({ columns, spans }: PatternBreakpoint): Drawing => ({
  columns,
  tiles: listCells(placeTiles(spans, columns)).map((cell, index) => {
    const [width, rows] = spans[index] ?? [1, 1]
    return { ...cell, columns: width, rows }
  }),
})

const isInside = ({ column, row, columns: width, rows }: DrawnTile, columns: number) =>
  [column, row, width, rows].every(Number.isInteger) &&
  column >= 0 &&
  row >= 0 &&
  width >= 1 &&
  rows >= 1 &&
  column + width <= columns

const cellsOf = ({ column, row, columns: width, rows }: DrawnTile, columns: number) =>
  Array.from(
    { length: width * rows },
    (_, i) => (row + Math.floor(i / width)) * columns + column + (i % width),
  )
