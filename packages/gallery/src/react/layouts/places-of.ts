import { tileAspectRatio } from '../../core/layouts/aspect-ratio'
import type { Gallery, Tile } from '../../core/types'
import { gridPlaces } from './grid-places'
import { justifiedPlaces } from './justified-places'
import { masonryPlaces } from './masonry-places'
import type { Places } from './places'

export function placesOf(gallery: Gallery, tiles: readonly Tile[]): Places {
  const shapes = {
    count: tiles.length,
    aspectRatio: (index: number) => {
      const tile = tiles[index]
      return tile ? tileAspectRatio(tile) : 1
    },
  }
  if (gallery.layout === 'masonry') return masonryPlaces(shapes)
  if (gallery.layout === 'justified') return justifiedPlaces(shapes)
  return gridPlaces(gallery, shapes.count)
}
