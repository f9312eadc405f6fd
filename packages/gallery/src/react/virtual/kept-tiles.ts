import type { GridTile } from '../static/tiles/Grid'

/** Most tiles in the page, shown and hidden. A visitor of a gallery with pages sees more in time. */
const MAX_TILES = 120

/**
 * The shown tiles and, hidden, those that were shown before. Creating a tile again takes ten times as long as showing
 * it. The shown tiles are in their order; where possible, hidden tiles stay between them, so that no element moves.
 */
export function keepTiles(
  before: readonly GridTile[],
  shown: readonly GridTile[],
  /** For layouts whose first element must be the first tile. */
  areHiddenLast: boolean,
): readonly GridTile[] {
  const positions = new Map(before.map(({ tile }, position) => [tile.id, position]))
  const current = shown.map((next) => reuseData(before[positions.get(next.tile.id) ?? -1], next))
  const shownIds = new Set(shown.map(({ tile }) => tile.id))
  if (before.every(({ tile }) => shownIds.has(tile.id))) return current
  if (new Set([...positions.keys(), ...shownIds]).size > MAX_TILES) return current
  const hidden = (tile: GridTile) => (tile.isHidden ? tile : { ...tile, isHidden: true })
  const merged: GridTile[] = []
  let last = 0
  for (const next of current) {
    const position = positions.get(next.tile.id)
    if (areHiddenLast || (position ?? last) < last) {
      // Another order: hidden tiles have no place in it.
      const rest = before.filter(({ tile }) => !shownIds.has(tile.id))
      return [...current, ...rest.map(hidden)]
    }
    if (position !== undefined) {
      merged.push(...before.slice(last, position).map(hidden))
      last = position + 1
    }
    merged.push(next)
  }
  return [...merged, ...before.slice(last).map(hidden)]
}

/** A server sends equal data again. The element is not rendered again for it. */
const reuseData = (old: GridTile | undefined, next: GridTile): GridTile =>
  old && old.tile !== next.tile && JSON.stringify(old.tile) === JSON.stringify(next.tile)
    ? { ...next, tile: old.tile }
    : next
