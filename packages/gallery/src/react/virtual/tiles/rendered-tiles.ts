import { overlaps, type VisibleRange } from '../../../core/animation/plan-animation'
import type { Rect } from '../../../core/layouts/tile-rects'
import type { Tile } from '../../../core/types'
import type { VirtualTiles } from '../../store/provisional-slide'

/** A tile as it is rendered. Immutable: a tile that moves becomes another object. */
export interface RenderedTile {
  /** Null while it is loading. */
  readonly tile: Tile | null
  readonly index: number
  /** Number of all tiles; set where only a part of them is rendered. */
  readonly setSize: number | undefined
  readonly rect: Rect
  /** Whether the style sheet places it, as in the server's markup. `rect` has no meaning then. */
  readonly byStyleSheet: boolean
}

/** What is to be rendered. */
export interface RenderTarget extends VirtualTiles {
  readonly setSize: number | undefined
}

interface RenderStep {
  readonly rendered: readonly RenderedTile[]
  readonly done: boolean
}

const toRendered = (target: RenderTarget, index: number): RenderedTile => ({
  tile: target.tileAt(index) ?? null,
  index,
  setSize: target.setSize,
  rect: target.rects.rectAt(index),
  byStyleSheet: false,
})

/** All tiles, placed by the style sheet. */
export const renderByStyleSheet = (target: RenderTarget): readonly RenderedTile[] =>
  Array.from({ length: target.rects.count }, (_, index) => ({
    ...toRendered(target, index),
    byStyleSheet: true,
  }))

/** The tiles in a range and those at the `kept` indexes. Objects of tiles that do not change are reused. */
export function renderRange(
  rendered: readonly RenderedTile[],
  target: RenderTarget,
  { top, bottom }: VisibleRange,
  kept: readonly number[],
): readonly RenderedTile[] {
  const { rects } = target
  const old = new Map(rendered.map((tile) => [tile.index, tile]))
  const valid = kept.filter((index) => index >= 0 && index < rects.count)
  const indexes = [...new Set([...rects.indexesWithin(top, bottom), ...valid])]
  const next = indexes
    .sort((a, b) => a - b)
    .map((index) => {
      const before = old.get(index)
      const after = toRendered(target, index)
      return before && isEqual(before, after) ? before : after
    })
  const isUnchanged =
    next.length === rendered.length && next.every((tile, i) => tile === rendered[i])
  return isUnchanged ? rendered : next
}

/**
 * A step towards the target: updates all tiles that overlap the range, where they are or where they will be, and at most
 * `count` others. Repeated calls reach the target.
 *
 * @param rectOf where a tile is; null where it is not visible
 */
export function renderStep(
  rendered: readonly RenderedTile[],
  target: RenderTarget,
  range: VisibleRange,
  count: number,
  rectOf = explicitRect,
): RenderStep {
  const { rects, indexOf } = target
  const missing = new Set(Array.from({ length: rects.count }, (_, index) => index))
  const inRange = new Set(rects.indexesWithin(range.top, range.bottom))
  let left = count
  let done = true
  const mayChange = (isInRange: boolean) => {
    if (isInRange || left-- > 0) return true
    done = false
    return false
  }
  const kept: IndexedTile[] = []
  for (const old of rendered) {
    const index = old.tile ? indexOf(old.tile.id) : undefined
    const rect = rectOf(old)
    const isHere = rect !== null && overlaps(rect, range)
    if (index === undefined) {
      if (!mayChange(isHere)) kept.push({ tile: old, index })
      continue
    }
    missing.delete(index)
    const next = toRendered(target, index)
    const changes = !isEqual(old, next) && mayChange(isHere || inRange.has(index))
    kept.push({ tile: changes ? next : old, index })
  }
  const added = [...missing].filter((index) => mayChange(inRange.has(index)))
  return { rendered: merge(kept, added, target), done }
}

/** In an explicit grid, tiles without a rectangle are hidden. */
const explicitRect = ({ byStyleSheet, rect }: RenderedTile): Rect | null =>
  byStyleSheet ? null : rect

/** `index` in the target; undefined for a tile that the target does not have. */
interface IndexedTile {
  readonly tile: RenderedTile
  readonly index: number | undefined
}

/** Inserts new tiles in the order of their indexes. */
function merge(
  kept: readonly IndexedTile[],
  added: readonly number[],
  target: RenderTarget,
): readonly RenderedTile[] {
  const merged: RenderedTile[] = []
  let next = 0
  let last = -1
  for (const { tile, index } of kept) {
    if (index !== undefined && index < last) return sortAndMerge(kept, added, target)
    if (index !== undefined) {
      last = index
      for (; next < added.length && (added[next] ?? 0) < index; next++)
        merged.push(toRendered(target, added[next] ?? 0))
    }
    merged.push(tile)
  }
  return [...merged, ...added.slice(next).map((index) => toRendered(target, index))]
}

/** For a target in another order. Tiles that it does not have are removed: they have no place in that order. */
const sortAndMerge = (
  kept: readonly IndexedTile[],
  added: readonly number[],
  target: RenderTarget,
): readonly RenderedTile[] =>
  [
    ...kept.flatMap(({ tile, index }) => (index === undefined ? [] : [{ tile, index }])),
    ...added.map((index) => ({ tile: toRendered(target, index), index })),
  ]
    .sort((a, b) => a.index - b.index)
    .map(({ tile }) => tile)

const isEqual = (a: RenderedTile, b: RenderedTile) =>
  a.tile === b.tile &&
  a.index === b.index &&
  a.setSize === b.setSize &&
  !a.byStyleSheet &&
  a.rect.x === b.rect.x &&
  a.rect.y === b.rect.y &&
  a.rect.width === b.rect.width &&
  a.rect.height === b.rect.height
