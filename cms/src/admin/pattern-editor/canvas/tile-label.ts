import type { DrawnTile } from '@tessera/gallery/patterns'

/** Accessible name of a tile, counted from 1: "Tile 3: column 2, row 1, 2 by 1". */
export const tileLabel = (index: number, { column, row, columns, rows }: DrawnTile) =>
  `Tile ${index + 1}: column ${column + 1}, row ${row + 1}, ${columns} by ${rows}`
