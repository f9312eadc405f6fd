import { toFourDecimals } from '../tile/aspect-ratio'
import type { Gallery } from '../types'
import { columnCount } from './grid/grid-sizes'
import { TileRectBuffer, type GridMetrics, type TileRects, type TileShapes } from './tile-rects'

/** Distance from the top of a column: image heights in column widths, plus a gap and a caption per tile. */
export interface ColumnOffset {
  readonly widths: number
  readonly tiles: number
}

interface MasonryPosition extends ColumnOffset {
  readonly column: number
}

interface MasonryColumns {
  readonly tiles: readonly MasonryPosition[]
  /** The end of each column. */
  readonly ends: readonly ColumnOffset[]
}

/** A gap of 10 px in a column of 300 px, in column widths. Fixed, so that the result is the same at any width. */
const GAP = 0.033

/** Columns up to this much longer than the shortest (in column widths) count as equally short: keeps the reading order. */
const TOLERANCE = 0.08

/**
 * Assigns every tile to the first column that is at most `TOLERANCE` longer than the shortest one. So no tile starts
 * more than `TOLERANCE` above an earlier one. Lengths are in column widths and hold at any width.
 */
export function assignColumns({ count, aspectRatio }: TileShapes, columns: number): MasonryColumns {
  const widths = new Float64Array(columns)
  const tiles = new Int32Array(columns)
  const offset = (column: number): ColumnOffset => ({
    widths: toFourDecimals(widths[column] ?? 0),
    tiles: tiles[column] ?? 0,
  })
  const positions = Array.from({ length: count }, (_, index): MasonryPosition => {
    const column = firstShortColumn(widths, tiles)
    const position = { column, ...offset(column) }
    widths[column] = (widths[column] ?? 0) + relativeHeight(aspectRatio(index))
    tiles[column] = (tiles[column] ?? 0) + 1
    return position
  })
  return { tiles: positions, ends: Array.from(widths, (_, column) => offset(column)) }
}

/** Height of an image in column widths. */
export const relativeHeight = (aspectRatio: number) => toFourDecimals(1 / aspectRatio)

export function computeMasonryRects(
  gallery: Pick<Gallery, 'columns'>,
  shapes: TileShapes,
  metrics: GridMetrics,
): TileRects {
  const columns = columnCount(gallery, metrics.breakpoint)
  const { gap, captionHeight = 0 } = metrics
  const width = (metrics.width - (columns - 1) * gap) / columns
  const rects = new TileRectBuffer(shapes.count)
  assignColumns(shapes, columns).tiles.forEach(({ column, widths, tiles }, index) => {
    const height = relativeHeight(shapes.aspectRatio(index)) * width + captionHeight
    const y = widths * width + tiles * (gap + captionHeight)
    rects.set(index, column * (width + gap), y, width, height)
  })
  return rects
}

function firstShortColumn(widths: Float64Array, tiles: Int32Array): number {
  let shortest = Infinity
  for (let column = 0; column < widths.length; column++)
    shortest = Math.min(shortest, columnLength(widths, tiles, column))
  let column = 0
  while (columnLength(widths, tiles, column) > shortest + TOLERANCE) column++
  return column
}

const columnLength = (widths: Float64Array, tiles: Int32Array, column: number) =>
  (widths[column] ?? 0) + GAP * (tiles[column] ?? 0)
