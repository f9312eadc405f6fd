import type { Direction } from './lightbox'
import { LIGHTBOX_PRELOAD } from './lightbox-constants'
import type { Slide, TileImage } from './types'

/** Images worth loading ahead, most wanted first: in the direction of travel, then behind. */
export function preloadOrder(slide: Slide, direction: Direction): readonly TileImage[] {
  const after = slide.after.slice(0, LIGHTBOX_PRELOAD)
  const before = slide.before.slice(0, LIGHTBOX_PRELOAD)
  const tiles = direction === 1 ? [...after, ...before] : [...before, ...after]
  // Looping over few slides meets the same tile on both sides.
  const unique = new Map(tiles.map((tile) => [tile.id, tile]))
  unique.delete(slide.tile.id)
  return [...unique.values()].flatMap((tile) => (tile.content ? [] : (tile.image ?? [])))
}
