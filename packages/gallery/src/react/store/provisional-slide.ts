import type { GridSnapshot } from '../../core/animation/plan-animation'
import type { GalleryView, Slide, Tile } from '../../core/types'

/** The tiles of a virtual grid and their rectangles. It has more tiles than the view. */
export interface VirtualTiles extends GridSnapshot {
  /** Undefined while the tile is loading. Requests it if necessary. */
  readonly tileAt: (index: number) => Tile | undefined
}

/**
 * A slide made of a tile that the page has already. The lightbox opens with it while the source answers; its
 * neighbours come with the answer. Null when the page does not have the tile.
 */
export function provisionalSlide(
  { tiles, offset, matching }: GalleryView,
  id: string | null,
  virtualTiles: VirtualTiles | null,
): Slide | null {
  if (id === null) return null
  const index = virtualTiles?.indexOf(id) ?? offset + tiles.findIndex((tile) => tile.id === id)
  const tile = virtualTiles?.tileAt(index) ?? tiles[index - offset]
  return tile?.id === id
    ? { tile, position: index + 1, total: matching, before: [], after: [] }
    : null
}
