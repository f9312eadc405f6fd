import type { GalleryView, Slide } from '../../../core/types'
import type { RenderTarget } from '../../virtual/rendered-tiles'

/**
 * A slide made of a tile that the page has already. The lightbox opens with it while the source answers; its
 * neighbours come with the answer. Null when the page does not have the tile.
 *
 * @param target of the virtual grid, which has more tiles than the view
 */
export function provisionalSlide(
  { tiles, offset, matching }: GalleryView,
  id: string | null,
  target: RenderTarget | null,
): Slide | null {
  if (id === null) return null
  const index = target?.indexOf(id) ?? offset + tiles.findIndex((tile) => tile.id === id)
  const tile = target?.tileAt(index) ?? tiles[index - offset]
  return tile ? { tile, position: index + 1, total: matching, before: [], after: [] } : null
}
