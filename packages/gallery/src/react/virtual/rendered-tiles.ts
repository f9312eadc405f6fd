import type { Box } from '../../core/layouts/arrangement'
import { touches, type Band, type Scene } from '../../core/movement'
import type { Tile } from '../../core/types'

/** A tile as it is drawn. Never changed: a tile that moves becomes another one. */
export interface Placed {
  /** Null while it is under way. */
  readonly tile: Tile | null
  readonly index: number
  /** How many there are, told by each tile where only a part of them is drawn. */
  readonly setSize: number | undefined
  readonly box: Box
  /** Does the style sheet place it, as in the server's markup? */
  readonly bySheet: boolean
  /** Does it carry its box already, for when the style sheet lets go of it? */
  readonly boxed?: boolean
}

/** What is to be drawn. */
export interface Target extends Scene {
  readonly tileAt: (index: number) => Tile | undefined
  readonly setSize: number | undefined
}

const place = (target: Target, index: number): Placed => ({
  tile: target.tileAt(index) ?? null,
  index,
  setSize: target.setSize,
  box: target.arrangement.boxAt(index),
  bySheet: false,
})

/** All tiles, in the places that the style sheet gives them. */
export const placedBySheet = (target: Target): readonly Placed[] =>
  Array.from({ length: target.arrangement.count }, (_, index) => ({
    ...place(target, index),
    bySheet: true,
  }))

/** Gives `spare` more tiles the boxes in which they lie. */
export function boxSome(
  drawn: readonly Placed[],
  target: Target,
  spare: number,
): { readonly placed: readonly Placed[]; readonly done: boolean } {
  const from = drawn.findIndex(({ boxed }) => !boxed)
  if (from === -1) return { placed: drawn, done: true }
  const placed = drawn.map((one, at) =>
    at < from || at >= from + spare
      ? one
      : { ...one, box: target.arrangement.boxAt(one.index), boxed: true },
  )
  return { placed, done: from + spare >= drawn.length }
}

/** Only the tiles in a band, and those at `kept` indexes. What is drawn already is drawn on. */
export function placeWindow(
  drawn: readonly Placed[],
  target: Target,
  { top, bottom }: Band,
  kept: readonly number[],
): readonly Placed[] {
  const { arrangement } = target
  const old = new Map(drawn.map((placed) => [placed.index, placed]))
  const inside = kept.filter((index) => index >= 0 && index < arrangement.count)
  const indexes = [...new Set([...arrangement.inBand(top, bottom), ...inside])]
  const placed = indexes
    .sort((a, b) => a - b)
    .map((index) => {
      const before = old.get(index)
      const now = place(target, index)
      return before && isSame(before, now) ? before : now
    })
  const isUnchanged = placed.length === drawn.length && placed.every((one, i) => one === drawn[i])
  return isUnchanged ? drawn : placed
}

/**
 * A step on the way to a target: tiles that touch the band, where they are or where they will be, are set right; of
 * all others `spare` are. Repeated, everything is as the target says.
 */
export function placeSome(
  drawn: readonly Placed[],
  target: Target,
  band: Band,
  spare: number,
): { readonly placed: readonly Placed[]; readonly done: boolean } {
  const { arrangement, indexOf } = target
  const missing = new Set(Array.from({ length: arrangement.count }, (_, index) => index))
  const near = new Set(arrangement.inBand(band.top, band.bottom))
  let left = spare
  let done = true
  const mayChange = (isNear: boolean) => {
    if (isNear || left-- > 0) return true
    done = false
    return false
  }
  const kept: { readonly placed: Placed; readonly index: number | undefined }[] = []
  for (const old of drawn) {
    const index = old.tile ? indexOf(old.tile.id) : undefined
    const isHere = touches(old.box, band)
    if (index === undefined) {
      if (!mayChange(isHere)) kept.push({ placed: old, index })
      continue
    }
    missing.delete(index)
    const now = place(target, index)
    const isRight = isSame(old, now)
    const changes = !isRight && mayChange(isHere || near.has(index))
    kept.push({ placed: changes ? now : old, index })
  }
  const added = [...missing].filter((index) => mayChange(near.has(index)))
  return { placed: merge(kept, added, target), done }
}

/** Puts new tiles among those drawn, in the order of their indexes. */
function merge(
  kept: readonly { readonly placed: Placed; readonly index: number | undefined }[],
  added: readonly number[],
  target: Target,
): readonly Placed[] {
  const merged: Placed[] = []
  let next = 0
  let last = -1
  for (const { placed, index } of kept) {
    // Another order than before: what is leaving has no place in it.
    if (index !== undefined && index < last) return mergeAnew(kept, added, target)
    if (index !== undefined) {
      last = index
      for (; next < added.length && (added[next] ?? 0) < index; next++)
        merged.push(place(target, added[next] ?? 0))
    }
    merged.push(placed)
  }
  return [...merged, ...added.slice(next).map((index) => place(target, index))]
}

const mergeAnew = (
  kept: readonly { readonly placed: Placed; readonly index: number | undefined }[],
  added: readonly number[],
  target: Target,
): readonly Placed[] =>
  [
    ...kept.flatMap(({ placed, index }) => (index === undefined ? [] : [{ placed, index }])),
    ...added.map((index) => ({ placed: place(target, index), index })),
  ]
    .sort((a, b) => a.index - b.index)
    .map(({ placed }) => placed)

const isSame = (a: Placed, b: Placed) =>
  a.tile === b.tile &&
  a.index === b.index &&
  a.setSize === b.setSize &&
  (!a.bySheet || a.boxed === true) &&
  a.box.x === b.box.x &&
  a.box.y === b.box.y &&
  a.box.width === b.box.width &&
  a.box.height === b.box.height
