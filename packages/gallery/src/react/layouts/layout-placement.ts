import { gridPattern } from '../../core/layouts/grid/grid-pattern'
import { gridSizeProperties } from '../../core/layouts/grid/grid-sizes'
import type { TileShapes } from '../../core/layouts/tile-rects'
import { tileAspectRatio } from '../../core/tile/aspect-ratio'
import type { Gallery, Tile } from '../../core/types'
import { gridPlacement } from './grid-placement'
import { justifiedPlacement } from './justified-placement'
import { masonryPlacement } from './masonry-placement'
import { byBreakpoint, type Placement } from './placement'

export function layoutPlacement(gallery: Gallery, shapes: TileShapes): Placement {
  const { gridStyle, ...placement } = placementOf(gallery, shapes)
  return { ...placement, gridStyle: { ...gridStyle, ...gridSizeProperties(gallery) } }
}

function placementOf(gallery: Gallery, shapes: TileShapes): Placement {
  if (gallery.layout === 'masonry') return masonryPlacement(gallery, shapes)
  if (gallery.layout === 'justified') return justifiedPlacement(gallery, shapes)
  const patterns = byBreakpoint((breakpoint) => gridPattern(gallery, breakpoint))
  return gridPlacement(gallery, patterns, shapes.count)
}

export const shapesOf = (tiles: readonly Tile[]): TileShapes => ({
  count: tiles.length,
  aspectRatio: (index) => {
    const tile = tiles[index]
    return tile ? tileAspectRatio(tile) : 1
  },
})
