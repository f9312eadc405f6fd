import type { Shapes } from '../../core/layouts/arrangement'
import { tileAspectRatio } from '../../core/layouts/aspect-ratio'
import type { Gallery, Tile } from '../../core/types'
import { gridPlaces } from './grid-placement'
import { justifiedPlaces } from './justified-placement'
import { masonryPlaces } from './masonry-placement'
import type { Places } from './placement'

export const placesOf = (gallery: Gallery, tiles: readonly Tile[]): Places =>
  placesFor(gallery, shapesOf(tiles))

export function placesFor(gallery: Gallery, shapes: Shapes): Places {
  if (gallery.layout === 'masonry') return masonryPlaces(shapes)
  if (gallery.layout === 'justified') return justifiedPlaces(shapes)
  return gridPlaces(gallery, shapes.count)
}

export const shapesOf = (tiles: readonly Tile[]): Shapes => ({
  count: tiles.length,
  aspectRatio: (index) => {
    const tile = tiles[index]
    return tile ? tileAspectRatio(tile) : 1
  },
})
