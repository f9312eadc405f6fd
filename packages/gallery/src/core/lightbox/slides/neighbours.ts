import type { Slide, Tile } from '../../types'
import { PRELOADED_NEIGHBOURS } from '../constants'

/** An index in an order that loops: 0 to `total` - 1. */
export const wrapIndex = (index: number, total: number) => ((index % total) + total) % total

/** The tile at an index (0 is the first), if it is the slide or one of its neighbours. */
export function knownTileAt(
  { tile, position, total, before, after }: Slide,
  index: number,
): Tile | undefined {
  const stepsForward = wrapIndex(index - position + 1, total)
  return stepsForward === 0 ? tile : (after[stepsForward - 1] ?? before[total - stepsForward - 1])
}

/** The slide of another tile of the same order, with the neighbours that the known slide contains. */
export function slideAt(known: Slide, index: number, tile: Tile): Slide {
  const { total } = known
  const neighbours = (step: 1 | -1) => {
    const found: Tile[] = []
    while (found.length < Math.min(PRELOADED_NEIGHBOURS, total - 1)) {
      const next = knownTileAt(known, index + step * (found.length + 1))
      if (!next) break
      found.push(next)
    }
    return found
  }
  return { tile, position: index + 1, total, before: neighbours(-1), after: neighbours(1) }
}

/** The farthest known tile on the shorter way to an index; null if no tile is known on that side. */
export function stepTowards(
  { position, total, before, after }: Slide,
  index: number,
): { readonly index: number; readonly tile: Tile } | null {
  const isForward = wrapIndex(index - position + 1, total) <= total / 2
  const known = isForward ? after : before
  const tile = known.at(-1)
  if (!tile) return null
  const steps = isForward ? known.length : -known.length
  return { index: wrapIndex(position - 1 + steps, total), tile }
}
