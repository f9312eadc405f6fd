import { LIGHTBOX_PRELOAD } from './lightbox-constants'
import type { Slide, Tile } from './types'

/** A place in an order that loops: 0 to `total` - 1. */
export const loopPlace = (place: number, total: number) => ((place % total) + total) % total

/** The tile at a place of a slide's order (0 is the first), as far as the slide and its neighbours tell. */
export function knownTile(
  { tile, position, total, before, after }: Slide,
  place: number,
): Tile | undefined {
  const onwards = loopPlace(place - position + 1, total)
  return onwards === 0 ? tile : (after[onwards - 1] ?? before[total - onwards - 1])
}

/** Another slide of the same order, with the neighbours that the known one tells. */
export function slideAt(known: Slide, place: number, tile: Tile): Slide {
  const { total } = known
  const neighbours = (step: 1 | -1) => {
    const found: Tile[] = []
    while (found.length < Math.min(LIGHTBOX_PRELOAD, total - 1)) {
      const next = knownTile(known, place + step * (found.length + 1))
      if (!next) break
      found.push(next)
    }
    return found
  }
  return { tile, position: place + 1, total, before: neighbours(-1), after: neighbours(1) }
}

/** On the shorter way to a place, the farthest that is known; null where nothing is known on that side. */
export function stepTowards(
  { position, total, before, after }: Slide,
  place: number,
): { readonly place: number; readonly tile: Tile } | null {
  const isOnwards = loopPlace(place - position + 1, total) <= total / 2
  const known = isOnwards ? after : before
  const tile = known.at(-1)
  if (!tile) return null
  const steps = isOnwards ? known.length : -known.length
  return { place: loopPlace(position - 1 + steps, total), tile }
}
