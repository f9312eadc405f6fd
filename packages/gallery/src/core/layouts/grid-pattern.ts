import type { Breakpoint } from '../enumerations'
import { resolvePattern } from '../patterns/resolve-pattern'
import type { Gallery, PatternBreakpoint } from '../types'

/** Number of equal columns in `columns` and `masonry`. */
export const COLUMN_COUNT: Readonly<Record<Breakpoint, number>> = { wide: 4, medium: 3, narrow: 2 }

/** The pattern of a layout with grid cells: `columns` and `list` repeat one tile of one cell. */
export function gridPattern(
  gallery: Pick<Gallery, 'layout' | 'pattern'>,
  breakpoint: Breakpoint,
): PatternBreakpoint {
  if (gallery.layout === 'mosaic') return resolvePattern(gallery).breakpoints[breakpoint]
  return {
    columns: gallery.layout === 'list' ? 1 : COLUMN_COUNT[breakpoint],
    spans: [[1, 1]],
    remainders: {},
  }
}
