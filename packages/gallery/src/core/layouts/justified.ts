import type { Gallery } from '../types'
import { toFourDecimals } from '../tile/aspect-ratio'
import { justifiedRowRatio } from './grid/grid-sizes'
import { TileRectBuffer, type GridMetrics, type TileRects, type TileShapes } from './tile-rects'

/** Tiles `from` to before `to`. */
export interface JustifiedRow {
  readonly from: number
  readonly to: number
  /** Width without gaps divided by height: the sum of the tiles' ratios, or the target ratio in a short last row. */
  readonly ratio: number
}

/**
 * Breaks tiles into rows whose heights are closest to the target: the least total cost over all possible breaks, as
 * Knuth and Plass break paragraphs ("Breaking paragraphs into lines", 1981) and react-photo-album its rows. The last row
 * is no higher than the target; the fuller a short last row, the lower its cost.
 *
 * The search stops at rows of three times the target ratio, so the time is linear in the number of tiles.
 */
export function breakRows(
  { count, aspectRatio }: TileShapes,
  targetRatio: number,
): readonly JustifiedRow[] {
  const costs = new Float64Array(count + 1).fill(Infinity)
  const starts = new Int32Array(count + 1)
  const ratios = new Float64Array(count + 1)
  costs[0] = 0
  for (let from = 0; from < count; from++) {
    for (let to = from + 1, ratio = 0; to <= count; to++) {
      ratio += aspectRatio(to - 1)
      if (ratio > 3 * targetRatio && to > from + 1) break
      const cost = (costs[from] ?? 0) + rowCost(ratio / targetRatio, to === count)
      if (cost < (costs[to] ?? 0)) {
        costs[to] = cost
        starts[to] = from
        ratios[to] = ratio
      }
    }
  }
  const rows: JustifiedRow[] = []
  for (let to = count; to > 0; to = starts[to] ?? 0) {
    const ratio = toFourDecimals(Math.max(ratios[to] ?? 0, to === count ? targetRatio : 0))
    rows.push({ from: starts[to] ?? 0, to, ratio })
  }
  return rows.reverse()
}

/** `fill`: ratio of the row divided by the target. A row of twice the height costs as much as one of half the height. */
const rowCost = (fill: number, isLast: boolean) =>
  isLast && fill < 1 ? 0.1 * (1 - fill) : Math.log(fill) ** 2

export function computeJustifiedRects(
  gallery: Pick<Gallery, 'rowHeight'>,
  shapes: TileShapes,
  metrics: GridMetrics,
): TileRects {
  const { gap, captionHeight = 0, breakpoint } = metrics
  const rects = new TileRectBuffer(shapes.count)
  let y = 0
  for (const { from, to, ratio } of breakRows(shapes, justifiedRowRatio(gallery, breakpoint))) {
    const exact = (metrics.width - (to - from - 1) * gap) / ratio
    // Whole pixels, as in the style sheet. Both add 0.137 so that no typical size lies on a rounding boundary, where
    // their results could differ.
    const height = Math.round(exact + 0.137) + captionHeight
    let x = 0
    for (let index = from; index < to; index++) {
      const width = shapes.aspectRatio(index) * exact
      rects.set(index, x, y, width, height)
      x += width + gap
    }
    y += height + gap
  }
  return rects
}
