import type { Drawing, DrawnTile } from '@tessera/gallery/patterns'
import { MAX_DRAWING } from '@tessera/gallery/patterns'

/** A cell of the grid, from 0. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** The tile with the two cells in opposite corners. */
export function tileBetween(a: Cell, b: Cell): DrawnTile {
  const column = Math.min(a.column, b.column)
  const row = Math.min(a.row, b.row)
  return {
    column,
    row,
    columns: Math.abs(a.column - b.column) + 1,
    rows: Math.abs(a.row - b.row) + 1,
  }
}

/** Number of rows that the tiles use; 0 without tiles. */
export const rowsOf = (tiles: readonly DrawnTile[]) =>
  Math.max(0, ...tiles.map(({ row, rows }) => row + rows))

/** Moves a tile to a cell, clamped to the grid. */
export const movedTo = (tile: DrawnTile, { column, row }: Cell, columns: number): DrawnTile => ({
  ...tile,
  column: clamp(column, 0, columns - tile.columns),
  row: clamp(row, 0, MAX_DRAWING.rows - tile.rows),
})

/** Resizes a tile, clamped to the grid. Its first cell does not move. */
export const sizedTo = (
  tile: DrawnTile,
  size: { readonly columns: number; readonly rows: number },
  columns: number,
): DrawnTile => ({
  ...tile,
  columns: clamp(size.columns, 1, columns - tile.column),
  rows: clamp(size.rows, 1, MAX_DRAWING.rows - tile.row),
})

/** Sorts tiles row by row. */
export const inReadingOrder = (tiles: readonly DrawnTile[]): readonly DrawnTile[] =>
  tiles.toSorted((a, b) => a.row - b.row || a.column - b.column)

export const isInReadingOrder = (tiles: readonly DrawnTile[]) =>
  inReadingOrder(tiles).every((tile, index) => tile === tiles[index])

/** The first empty cell, row by row, which may be below all tiles; null if the grid is full. */
export function firstFreeCell({ columns, tiles }: Drawing): Cell | null {
  for (let index = 0; index < columns * MAX_DRAWING.rows; index++) {
    const candidate = { column: index % columns, row: Math.floor(index / columns) }
    if (!tiles.some((tile) => covers(tile, candidate))) return candidate
  }
  return null
}

/** Changes the number of columns; narrows and moves tiles that no longer fit. */
export const withColumns = ({ tiles }: Drawing, columns: number): Drawing => ({
  columns,
  tiles: tiles.map((tile) => {
    const narrowed = { ...tile, columns: Math.min(tile.columns, columns) }
    return movedTo(narrowed, tile, columns)
  }),
})

/** Index of the topmost (last drawn) tile on a cell; -1 for none. */
export const tileAt = (tiles: readonly DrawnTile[], cell: Cell): number =>
  tiles.findLastIndex((tile) => covers(tile, cell))

const covers = (tile: DrawnTile, { column, row }: Cell) =>
  column >= tile.column &&
  column < tile.column + tile.columns &&
  row >= tile.row &&
  row < tile.row + tile.rows

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
