import { toFourDecimals } from './aspect-ratio'
import { Boxes, type Arrangement, type Measures, type Shapes } from './arrangement'
import { COLUMNS } from './grid-form'

/** How far down a column something lies: in widths of a column, and in tiles, each with its gap and caption. */
export interface Depth {
  readonly widths: number
  readonly tiles: number
}

export interface MasonryTile extends Depth {
  readonly column: number
}

export interface Masonry {
  readonly tiles: readonly MasonryTile[]
  /** Where each column ends. */
  readonly ends: readonly Depth[]
}

/** A gap of 10 px in a column of 300 px: columns are compared at this width, so that the choice is the same at all. */
const GAP = 0.033

/** Columns this much longer than the shortest, in widths, count as short: tiles keep to the reading direction. */
const TOLERANCE = 0.08

/**
 * Every tile goes to the first column that is no longer than the shortest one (and a little), so none starts above an
 * earlier one by more than that little: rows stay readable. Lengths are in column widths, true at any width.
 */
export function layMasonry({ count, aspectRatio }: Shapes, columns: number): Masonry {
  const widths = new Float64Array(columns)
  const tiles = new Int32Array(columns)
  const depth = (column: number): Depth => ({
    widths: toFourDecimals(widths[column] ?? 0),
    tiles: tiles[column] ?? 0,
  })
  const laid = Array.from({ length: count }, (_, index): MasonryTile => {
    const column = firstShort(widths, tiles)
    const place = { column, ...depth(column) }
    widths[column] = (widths[column] ?? 0) + tileHeight(aspectRatio(index))
    tiles[column] = (tiles[column] ?? 0) + 1
    return place
  })
  return { tiles: laid, ends: Array.from(widths, (_, column) => depth(column)) }
}

/** Of an image, in widths of its column. */
export const tileHeight = (aspectRatio: number) => toFourDecimals(1 / aspectRatio)

export function arrangeMasonry(shapes: Shapes, measures: Measures): Arrangement {
  const columns = COLUMNS[measures.breakpoint]
  const { gap, captionHeight = 0 } = measures
  const width = (measures.width - (columns - 1) * gap) / columns
  const boxes = new Boxes(shapes.count)
  layMasonry(shapes, columns).tiles.forEach(({ column, widths, tiles }, index) => {
    const height = tileHeight(shapes.aspectRatio(index)) * width + captionHeight
    const y = widths * width + tiles * (gap + captionHeight)
    boxes.set(index, column * (width + gap), y, width, height)
  })
  return boxes
}

function firstShort(widths: Float64Array, tiles: Int32Array): number {
  let shortest = Infinity
  for (let column = 0; column < widths.length; column++)
    shortest = Math.min(shortest, length(widths, tiles, column))
  let column = 0
  while (length(widths, tiles, column) > shortest + TOLERANCE) column++
  return column
}

const length = (widths: Float64Array, tiles: Int32Array, column: number) =>
  (widths[column] ?? 0) + GAP * (tiles[column] ?? 0)
