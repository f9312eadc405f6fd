import type { DrawnTile } from '@tessera/gallery/patterns'

/** A tile in words, counted from 1 as people do: "Tile 3: column 2, row 1, 2 by 1". */
export const tileName = (index: number, { column, row, columns, rows }: DrawnTile) =>
  `Tile ${index + 1}: column ${column + 1}, row ${row + 1}, ${columns} by ${rows}`
