import { patternOf } from '../patterns/pattern-of'
import type { Gallery, Level, PatternLevel } from '../types'

/** Columns of equal width, for `columns` and `masonry`. */
export const COLUMNS: Readonly<Record<Level, number>> = { wide: 4, medium: 3, narrow: 2 }

/** The layouts that lie in grid cells, as a pattern: `columns` and `list` repeat one tile of one cell. */
export function gridForm(gallery: Pick<Gallery, 'layout' | 'pattern'>, level: Level): PatternLevel {
  if (gallery.layout === 'mosaic') return patternOf(gallery).levels[level]
  return { columns: gallery.layout === 'list' ? 1 : COLUMNS[level], spans: [[1, 1]], tails: {} }
}
