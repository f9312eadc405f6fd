import type { Breakpoint } from '../types'
import { toFourDecimals } from './aspect-ratio'
import { Boxes, type Arrangement, type Measures, type Shapes } from './arrangement'

/** Width of a good row divided by its height: rows of about 260, 220 and 210 px in usual boxes. */
export const ROW_RATIO: Readonly<Record<Breakpoint, number>> = { wide: 5, medium: 3.2, narrow: 1.7 }

/** Tiles `from` to before `to`. */
export interface JustifiedRow {
  readonly from: number
  readonly to: number
  /** What the width, without gaps, is divided by for the height: the sum of the tiles' ratios, or more in a short last row. */
  readonly ratio: number
}

/**
 * Rows whose heights are together nearest to the wished one, by least total cost over all ways to break them: how
 * Knuth and Plass break paragraphs ("Breaking paragraphs into lines", 1981), and react-photo-album its rows. The last
 * row is no higher than the wish; one that is left short costs the less the fuller it is.
 *
 * A row of three times the wished ratio ends the look-ahead, so the work is linear.
 */
export function breakRows({ count, aspectRatio }: Shapes, wish: number): readonly JustifiedRow[] {
  const costs = new Float64Array(count + 1).fill(Infinity)
  const starts = new Int32Array(count + 1)
  const ratios = new Float64Array(count + 1)
  costs[0] = 0
  for (let from = 0; from < count; from++) {
    for (let to = from + 1, ratio = 0; to <= count; to++) {
      ratio += aspectRatio(to - 1)
      if (ratio > 3 * wish && to > from + 1) break
      const cost = (costs[from] ?? 0) + rowCost(ratio / wish, to === count)
      if (cost < (costs[to] ?? 0)) {
        costs[to] = cost
        starts[to] = from
        ratios[to] = ratio
      }
    }
  }
  const rows: JustifiedRow[] = []
  for (let to = count; to > 0; to = starts[to] ?? 0) {
    const ratio = toFourDecimals(Math.max(ratios[to] ?? 0, to === count ? wish : 0))
    rows.push({ from: starts[to] ?? 0, to, ratio })
  }
  return rows.reverse()
}

/** Of a row whose ratio is `fill` times the wish. Twice as high is as bad as half as high. */
const rowCost = (fill: number, isLast: boolean) =>
  isLast && fill < 1 ? 0.1 * (1 - fill) : Math.log(fill) ** 2

export function arrangeJustified(shapes: Shapes, measures: Measures): Arrangement {
  const { gap, captionHeight = 0, breakpoint } = measures
  const boxes = new Boxes(shapes.count)
  let y = 0
  for (const { from, to, ratio } of breakRows(shapes, ROW_RATIO[breakpoint])) {
    const exact = (measures.width - (to - from - 1) * gap) / ratio
    // As in the style sheet: whole pixels, their edge where no round number of px falls, lest two ways of reckoning part.
    const height = Math.round(exact + 0.137) + captionHeight
    let x = 0
    for (let index = from; index < to; index++) {
      const width = shapes.aspectRatio(index) * exact
      boxes.set(index, x, y, width, height)
      x += width + gap
    }
    y += height + gap
  }
  return boxes
}
