import { tileAnchor } from '../../../core/url/tile-anchor'
import { MANY_TILES } from '../../static/is-virtual'
import { isSamePlacement } from '../../layouts/placement'
import type { Tile } from '../../../core/types'
import type { GridTile } from '../../static/tiles/GridList'
import { lateTextOf } from '../../animation/late-text'
import type { DeferredFeatures } from '../../store/deferred-features'

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
  const current = shown.map((next) => reuseTile(before[positions.get(next.tile.id) ?? -1], next))
  const shownIds = new Set(shown.map(({ tile }) => tile.id))
  if (before.every(({ tile }) => shownIds.has(tile.id))) return current
  // A visitor of a gallery with pages sees more and more tiles.
  if (new Set([...positions.keys(), ...shownIds]).size > MANY_TILES) return current
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

/**
 * Hides the elements of hidden tiles and shows the others. A hidden tile has neither `id` nor `data-tile`: nothing finds
 * it. Rendering the tiles for this took three times as long.
 *
 * Their text follows: the browser has to lay it out where a tile was hidden before, or had another size.
 */
export function updateTiles(
  grid: Element,
  gallery: string,
  tiles: readonly GridTile[],
  deferred: DeferredFeatures,
): void {
  const before = new Map(deferred.gridTiles?.map((each) => [each.tile.id, each]))
  deferred.gridTiles = tiles
  const newlyLaidOut: Element[] = []
  tiles.forEach((each, index) => {
    const { tile, isHidden = false } = each
    const element = grid.children[index]
    if (!(element instanceof HTMLElement)) return
    const old = before.get(tile.id)
    if (!isHidden && old && (old.isHidden || !isSamePlacement(old, each)))
      newlyLaidOut.push(element)
    if (element.hidden === isHidden) return
    element.hidden = isHidden
    if (isHidden) {
      element.removeAttribute('id')
      element.removeAttribute('data-tile')
    } else {
      element.id = tileAnchor(gallery, tile.id)
      element.dataset['tile'] = tile.id
    }
  })
  lateTextOf(deferred).hideAll(newlyLaidOut)
}

/** What a tile that is in the page keeps. A server sends equal data again: the element is not rendered again for it. */
function reuseTile(old: GridTile | undefined, next: GridTile): GridTile {
  if (!old) return next
  const isPlaced = isSamePlacement(old, next)
  const tile = isSameData(old.tile, next.tile) ? old.tile : next.tile
  return isPlaced && tile === old.tile && !old.isHidden
    ? old
    : { ...(isPlaced ? old : next), tile, eager: old.eager, isHidden: false }
}

const isSameData = (a: Tile, b: Tile) => a === b || JSON.stringify(a) === JSON.stringify(b)
