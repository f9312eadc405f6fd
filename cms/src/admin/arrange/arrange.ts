import type { Arrangement } from '@tessera/content'
import { MAX_ARRANGED } from '../../blocks/gallery/arrangement'

/** Sorts tiles by an arrangement, as the site does: pinned ones first, and then those in the order by hand. */
export function sortByArrangement<T extends { readonly id: string }>(
  tiles: readonly T[],
  { order, pinned }: Pick<Arrangement, 'order' | 'pinned'>,
): readonly T[] {
  const ranks = new Map([...new Set([...pinned, ...order])].map((id, rank) => [id, rank]))
  const rank = ({ id }: T) => ranks.get(id) ?? ranks.size
  return tiles.toSorted((a, b) => rank(a) - rank(b))
}

interface Move {
  /** All tiles in the order in which they are shown. */
  readonly shown: readonly string[]
  readonly id: string
  /** Index in `shown` that the tile shall have. */
  readonly to: number
}

/** The arrangement after a tile was moved. A pinned tile stays among the pinned ones, the others behind them. */
export function moveTile(arrangement: Arrangement, { shown, id, to }: Move): Arrangement {
  const isPinned = (other: string) => arrangement.pinned.includes(other)
  const pinnedShown = shown.filter(isPinned).length
  const [first, last] = isPinned(id) ? [0, pinnedShown - 1] : [pinnedShown, shown.length - 1]
  const index = Math.min(last, Math.max(first, to))
  const moved = shown.filter((other) => other !== id).toSpliced(index, 0, id)
  return {
    ...arrangement,
    order: withHidden(moved, arrangement.order),
    pinned: withHidden(moved.filter(isPinned), arrangement.pinned),
  }
}

/** Keeps works that are not shown at present, such as drafts, as long as there is space. */
const withHidden = (shown: readonly string[], stored: readonly string[]) =>
  [...new Set([...shown, ...stored])].slice(0, MAX_ARRANGED)

/** Pins a tile behind the other pinned ones, or makes it an ordinary one again. */
export const togglePinned = (arrangement: Arrangement, id: string): Arrangement => ({
  ...arrangement,
  pinned: toggle(arrangement.pinned, id),
})

export const toggleLarge = (arrangement: Arrangement, id: string): Arrangement => ({
  ...arrangement,
  large: toggle(arrangement.large, id),
})

const toggle = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id]
