import type { Span } from '../types'
import type { DrawnTile } from './drawing'

/**
 * As many tiles as there are `spans`, as much like them as possible, that fill a rectangle `columns` wide to the last
 * cell, in reading order. Each takes the first free cell, narrowed to the room there; then tiles grow into what is
 * left. Where that leaves a hole, the tiles after the last full row become rows of equal tiles.
 */
export function closeRectangle(spans: readonly Span[], columns: number): readonly Span[] {
  // A lone tile is a big one.
  if (spans.length === 1 && columns > 1) return [[columns, 2]]
  const grown = grow(flow(spans, columns), columns)
  const { tiles, isFull } = grown
  if (isFull) return tiles.map(({ columns: wide, rows }) => [wide, rows])
  const kept = fullBand(spans, columns)
  return [...spans.slice(0, kept), ...equalRows(spans.length - kept, columns)]
}

/** Columns are filled from the top without holes, so a free cell has nothing below it. */
function flow(spans: readonly Span[], columns: number): readonly DrawnTile[] {
  const heights = Array.from({ length: columns }, () => 0)
  return spans.map(([wide, rows]) => {
    const row = Math.min(...heights)
    const column = heights.indexOf(row)
    const room = heights.slice(column).findIndex((height) => height > row)
    const width = Math.min(wide, room === -1 ? columns - column : room)
    heights.fill(row + rows, column, column + width)
    return { column, row, columns: width, rows }
  })
}

/** Lets tiles grow downwards and then to the right, last ones first, as far as nothing is in the way. */
function grow(tiles: readonly DrawnTile[], columns: number) {
  const end = Math.max(...tiles.map(({ row, rows }) => row + rows))
  const grown = [...tiles]
  const isFree = (column: number, row: number) =>
    column < columns && row < end && !grown.some((tile) => covers(tile, column, row))
  for (let index = grown.length - 1; index >= 0; index--) {
    let tile = grown[index]
    while (tile && rightOf(tile).every(([column, row]) => isFree(column, row)))
      grown[index] = tile = { ...tile, columns: tile.columns + 1 }
    while (tile && below(tile).every(([column, row]) => isFree(column, row)))
      grown[index] = tile = { ...tile, rows: tile.rows + 1 }
  }
  const filled = grown.reduce((sum, { columns: wide, rows }) => sum + wide * rows, 0)
  return { tiles: grown, isFull: filled === columns * end }
}

const covers = (tile: DrawnTile, column: number, row: number) =>
  column >= tile.column &&
  column < tile.column + tile.columns &&
  row >= tile.row &&
  row < tile.row + tile.rows

const rightOf = ({ column, row, columns, rows }: DrawnTile) =>
  Array.from({ length: rows }, (_, i) => [column + columns, row + i] as const)

const below = ({ column, row, columns, rows }: DrawnTile) =>
  Array.from({ length: columns }, (_, i) => [column + i, row + rows] as const)

/** How many of the first tiles fill whole rows, as they stand. */
function fullBand(spans: readonly Span[], columns: number): number {
  for (let count = spans.length - 1; count > 0; count--) {
    const tiles = flow(spans.slice(0, count), columns)
    const asDrawn = tiles.every((tile, index) => tile.columns === spans[index]?.[0])
    const end = Math.max(...tiles.map(({ row, rows }) => row + rows))
    const filled = tiles.reduce((sum, { columns: wide, rows }) => sum + wide * rows, 0)
    if (asDrawn && filled === columns * end) return count
  }
  return 0
}

/** Rows as even as whole cells allow, the wider tiles first. */
function equalRows(count: number, columns: number): readonly Span[] {
  const rows = Math.ceil(count / columns)
  return parts(count, rows).flatMap((tiles) => parts(columns, tiles).map((wide): Span => [wide, 1]))
}

/** A whole number in parts that differ by one at most, larger ones first. */
const parts = (whole: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.ceil((whole - i) / count))
