import type { Span } from '../types'
import type { DrawnTile } from './drawing'

/**
 * Changes spans so that they fill a rectangle of `columns` columns without a hole, in reading order: the same number of
 * tiles, as similar as possible. Each tile takes the first free cell and is narrowed to the space there. Then tiles grow
 * into the free cells. If a hole remains, the tiles after the last full row become rows of equal tiles.
 */
export function fillRectangle(spans: readonly Span[], columns: number): readonly Span[] {
  // A single tile becomes a big one.
  if (spans.length === 1 && columns > 1) return [[columns, 2]]
  const { tiles, isFull } = grow(flow(spans, columns), columns)
  if (isFull) return tiles.map(({ columns: width, rows }) => [width, rows])
  const kept = countInFullRows(spans, columns)
  return [...spans.slice(0, kept), ...equalRows(spans.length - kept, columns)]
}

/** Places tiles in the first free cell. Columns fill from the top, so below a free cell there is nothing. */
function flow(spans: readonly Span[], columns: number): readonly DrawnTile[] {
  const heights = Array.from({ length: columns }, () => 0)
  return spans.map(([spanWidth, rows]) => {
    const row = Math.min(...heights)
    const column = heights.indexOf(row)
    const space = heights.slice(column).findIndex((height) => height > row)
    const width = Math.min(spanWidth, space === -1 ? columns - column : space)
    heights.fill(row + rows, column, column + width)
    return { column, row, columns: width, rows }
  })
}

/** Extends tiles to the right and then downwards into free cells, the last tiles first. */
function grow(tiles: readonly DrawnTile[], columns: number) {
  const end = Math.max(...tiles.map(({ row, rows }) => row + rows))
  const grown = [...tiles]
  const isFree = (column: number, row: number) =>
    column < columns && row < end && !grown.some((tile) => covers(tile, column, row))
  for (let index = grown.length - 1; index >= 0; index--) {
    let tile = grown[index]
    while (tile && cellsRightOf(tile).every(([column, row]) => isFree(column, row)))
      grown[index] = tile = { ...tile, columns: tile.columns + 1 }
    while (tile && cellsBelow(tile).every(([column, row]) => isFree(column, row)))
      grown[index] = tile = { ...tile, rows: tile.rows + 1 }
  }
  return { tiles: grown, isFull: areaOf(grown) === columns * end }
}

const covers = (tile: DrawnTile, column: number, row: number) =>
  column >= tile.column &&
  column < tile.column + tile.columns &&
  row >= tile.row &&
  row < tile.row + tile.rows

const cellsRightOf = ({ column, row, columns, rows }: DrawnTile) =>
  Array.from({ length: rows }, (_, i) => [column + columns, row + i] as const)

const cellsBelow = ({ column, row, columns, rows }: DrawnTile) =>
  Array.from({ length: columns }, (_, i) => [column + i, row + rows] as const)

const areaOf = (tiles: readonly DrawnTile[]) =>
  tiles.reduce((sum, { columns, rows }) => sum + columns * rows, 0)

/** The number of first tiles that fill whole rows with unchanged widths. */
function countInFullRows(spans: readonly Span[], columns: number): number {
  for (let count = spans.length - 1; count > 0; count--) {
    const tiles = flow(spans.slice(0, count), columns)
    const isUnchanged = tiles.every((tile, index) => tile.columns === spans[index]?.[0])
    const end = Math.max(...tiles.map(({ row, rows }) => row + rows))
    if (isUnchanged && areaOf(tiles) === columns * end) return count
  }
  return 0
}

/** Rows of tiles as equal as whole cells allow, wider tiles first. */
function equalRows(count: number, columns: number): readonly Span[] {
  const rows = Math.ceil(count / columns)
  return splitEvenly(count, rows).flatMap((tiles) =>
    splitEvenly(columns, tiles).map((width): Span => [width, 1]),
  )
}

/** Splits a whole number into `count` whole numbers that differ by at most one, larger ones first. */
const splitEvenly = (whole: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.ceil((whole - i) / count))
