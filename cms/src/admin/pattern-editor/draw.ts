import type { Drawing, DrawnTile } from '@tessera/gallery/patterns'
import { MAX_DRAWING } from '@tessera/gallery/patterns'

/** A cell of the grid, from 0. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** The tile between two cells, whichever was first. */
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

/** How many rows the tiles reach down; 0 for none. */
export const rowsOf = (tiles: readonly DrawnTile[]) =>
  Math.max(0, ...tiles.map(({ row, rows }) => row + rows))

/** As near to where it was asked for as the grid allows. */
export const movedTo = (tile: DrawnTile, { column, row }: Cell, columns: number): DrawnTile => ({
  ...tile,
  column: clamp(column, 0, columns - tile.columns),
  row: clamp(row, 0, MAX_DRAWING.rows - tile.rows),
})

/** As near to that size as the grid allows; its first corner stays. */
export const sizedTo = (
  tile: DrawnTile,
  size: { readonly columns: number; readonly rows: number },
  columns: number,
): DrawnTile => ({
  ...tile,
  columns: clamp(size.columns, 1, columns - tile.column),
  rows: clamp(size.rows, 1, MAX_DRAWING.rows - tile.row),
})

/** Row by row, as visitors read: the order the tiles are dealt in. */
export const inReadingOrder = (tiles: readonly DrawnTile[]): readonly DrawnTile[] =>
  tiles.toSorted((a, b) => a.row - b.row || a.column - b.column)

export const isInReadingOrder = (tiles: readonly DrawnTile[]) =>
  inReadingOrder(tiles).every((tile, index) => tile === tiles[index])

/** The first cell, row by row, on which no tile lies; it may be below all of them. Null when the grid is full. */
export function firstFreeCell({ columns, tiles }: Drawing): Cell | null {
  for (let cell = 0; cell < columns * MAX_DRAWING.rows; cell++) {
    const at = { column: cell % columns, row: Math.floor(cell / columns) }
    if (!tiles.some((tile) => covers(tile, at))) return at
  }
  return null
}

/** With another number of columns; tiles that no longer fit are narrowed and moved in. */
export const withColumns = ({ tiles }: Drawing, columns: number): Drawing => ({
  columns,
  tiles: tiles.map((tile) => {
    const narrowed = { ...tile, columns: Math.min(tile.columns, columns) }
    return movedTo(narrowed, tile, columns)
  }),
})

/** What covers a cell, the last drawn first: it lies on top. */
export const tileAt = (tiles: readonly DrawnTile[], cell: Cell): number =>
  tiles.findLastIndex((tile) => covers(tile, cell))

const covers = (tile: DrawnTile, { column, row }: Cell) =>
  column >= tile.column &&
  column < tile.column + tile.columns &&
  row >= tile.row &&
  row < tile.row + tile.rows

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
