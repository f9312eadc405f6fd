import type { Breakpoint } from '../enumerations'
import { toFourDecimals } from '../tile/aspect-ratio'
import { fixedGap, fixedRowHeight, MIN_ROW_HEIGHT, REM } from '../css-grid/fixed-sizes'
import type { Gallery, PatternBreakpoint } from '../types'

/**
 * Mean width divided by height of a pattern's tiles: the geometric mean, because an image twice as wide as its tile is
 * cropped as much as one half as wide. Values from 0.925 to 0.935 reach the goals of `fit/visible-share.test.ts`.
 */
const MEAN_RATIO = 0.935

/**
 * Largest height of a tile in a wide gallery, divided by the width of the gallery: a gallery that fills a 16:9 screen
 * shows the whole tile.
 */
const MAX_HEIGHT_WIDE = 0.65

/** Width of a gallery, px. Where its row height is fixed, the shapes of its tiles depend on the width. */
const TYPICAL_WIDTH: Readonly<Record<Breakpoint, number>> = { wide: 1200, medium: 720, narrow: 360 }
/** --tessera-gap */
const GAP = 10

/** Distance of two columns divided by the distance of two rows, gaps included. */
export function rowRatio(
  { columns, spans }: PatternBreakpoint,
  breakpoint: Breakpoint,
  { rowHeight, gap = GAP }: Pick<Gallery, 'rowHeight' | 'gap'> = {},
): number {
  if (rowHeight !== undefined) {
    const width = TYPICAL_WIDTH[breakpoint]
    const distance = fixedGap(gap, width)
    const row = fixedRowHeight(rowHeight, width) + distance
    return toFourDecimals((width + distance) / columns / row)
  }
  const logarithms = spans.map(([width, rows]) => Math.log(Math.min(width, columns) / rows))
  const mean = logarithms.reduce((sum, each) => sum + each, 0) / spans.length
  const ratio = MEAN_RATIO / Math.exp(mean)
  if (breakpoint !== 'wide') return toFourDecimals(ratio)
  const tallest = Math.max(...spans.map(([, rows]) => rows))
  return toFourDecimals(Math.max(ratio, tallest / columns / MAX_HEIGHT_WIDE))
}

/** Height of a mosaic's row without a setting, as in the style sheet, at the default font size and without captions. In px. */
export function rowHeight(
  pattern: PatternBreakpoint,
  { breakpoint, width, gap }: { breakpoint: Breakpoint; width: number; gap: number },
): number {
  const distance = (width + gap) / pattern.columns / rowRatio(pattern, breakpoint)
  return Math.round(Math.max(distance - gap, MIN_ROW_HEIGHT * REM))
}
