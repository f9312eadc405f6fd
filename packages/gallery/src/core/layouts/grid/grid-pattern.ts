import type { Breakpoint } from '../../enumerations'
import { resolvePattern } from '../../patterns/resolve-pattern'
import type { Gallery, PatternBreakpoint } from '../../types'
import { columnCount } from './grid-sizes'

/** The pattern of a layout with grid cells: `columns` and `list` repeat one tile of one cell. */
export function gridPattern(
  gallery: Pick<Gallery, 'layout' | 'pattern' | 'columns'>,
  breakpoint: Breakpoint,
): PatternBreakpoint {
  if (gallery.layout === 'mosaic') return resolvePattern(gallery).breakpoints[breakpoint]
  return {
    columns: gallery.layout === 'list' ? 1 : columnCount(gallery, breakpoint),
    spans: [[1, 1]],
    remainders: {},
  }
}
