import type { Gallery } from '../types'
import { computeGridRects } from './grid/grid'
import { gridPattern } from './grid/grid-pattern'
import { computeJustifiedRects } from './justified'
import { computeMasonryRects } from './masonry'
import type { GridMetrics, TileRects, TileShapes } from './tile-rects'

/** The rectangle of every tile of a gallery, in time linear in the number of tiles. */
export function computeTileRects(
  gallery: Pick<Gallery, 'layout' | 'pattern' | 'columns' | 'rowHeight'>,
  shapes: TileShapes,
  metrics: GridMetrics,
): TileRects {
  if (gallery.layout === 'masonry') return computeMasonryRects(gallery, shapes, metrics)
  if (gallery.layout === 'justified') return computeJustifiedRects(gallery, shapes, metrics)
  return computeGridRects(gridPattern(gallery, metrics.breakpoint), shapes.count, metrics)
}
