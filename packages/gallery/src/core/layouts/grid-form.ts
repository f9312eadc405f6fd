import { patternOf } from '../patterns/pattern-of'
import type { Gallery, Breakpoint, PatternBreakpoint } from '../types'

/** Columns of equal width, for `columns` and `masonry`. */
export const COLUMNS: Readonly<Record<Breakpoint, number>> = { wide: 4, medium: 3, narrow: 2 }

/** The layouts that lie in grid cells, as a pattern: `columns` and `list` repeat one tile of one cell. */
export function gridForm(
  gallery: Pick<Gallery, 'layout' | 'pattern'>,
  breakpoint: Breakpoint,
): PatternBreakpoint {
  if (gallery.layout === 'mosaic') return patternOf(gallery).breakpoints[breakpoint]
  return {
    columns: gallery.layout === 'list' ? 1 : COLUMNS[breakpoint],
    spans: [[1, 1]],
    remainders: {},
  }
}
