import type { Gallery } from '../types'
import { computeGridRects } from './grid'
import { gridPattern } from './grid-pattern'
import { computeJustifiedRects } from './justified'
import { computeMasonryRects } from './masonry'
import type { GridMetrics, TileRects, TileShapes } from './tile-rects'

/** The rectangle of every tile of a gallery, in time linear in the number of tiles. */
export function computeTileRects(
  gallery: Pick<Gallery, 'layout' | 'pattern'>,
  shapes: TileShapes,
  metrics: GridMetrics,
): TileRects {
  if (gallery.layout === 'masonry') return computeMasonryRects(shapes, metrics)
  if (gallery.layout === 'justified') return computeJustifiedRects(shapes, metrics)
  return computeGridRects(gridPattern(gallery, metrics.breakpoint), shapes.count, metrics)
}
