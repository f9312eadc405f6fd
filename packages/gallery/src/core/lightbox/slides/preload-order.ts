import type { Slide, TileImage } from '../../types'
import { PRELOADED_NEIGHBOURS } from '../constants'
import type { Direction } from '../lightbox-state'

/** Images to preload, in order of priority: first those in the direction of navigation. */
export function preloadOrder(slide: Slide, direction: Direction): readonly TileImage[] {
  const after = slide.after.slice(0, PRELOADED_NEIGHBOURS)
  const before = slide.before.slice(0, PRELOADED_NEIGHBOURS)
  const tiles = direction === 1 ? [...after, ...before] : [...before, ...after]
  // In a loop of few slides the same tile is on both sides.
  const unique = new Map(tiles.map((tile) => [tile.id, tile]))
  unique.delete(slide.tile.id)
  return [...unique.values()].flatMap((tile) => (tile.content ? [] : (tile.image ?? [])))
}
