import type { Arrangement, Box } from './layouts/arrangement'

/** Tiles in their places. `idAt` and `indexOf` may know fewer tiles than there are places for. */
export interface Scene {
  readonly arrangement: Arrangement
  readonly idAt: (index: number) => string | undefined
  readonly indexOf: (id: string) => number | undefined
}

/** A part of the grid, in px from its top. */
export interface Band {
  readonly top: number
  readonly bottom: number
}

/** Where a tile starts from, relative to where it ends: its centre in px, its size as a factor. */
export interface Glide {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Movement {
  readonly gliding: ReadonlyMap<string, Glide>
  readonly entering: readonly string[]
  /** Boxes of the tiles that are gone, where they were last seen. */
  readonly leaving: ReadonlyMap<string, Box>
}

export interface Change {
  readonly before: Scene
  readonly after: Scene
  /** What is on screen. Only tiles seen before or after are looked at: the work does not grow with the gallery. */
  readonly view: Band
  /** Where tiles are seen that are still on their way. */
  readonly running: ReadonlyMap<string, Box>
}

/** What moves when one scene takes the place of another. */
export function planMovement({ before, after, view, running }: Change): Movement {
  const gliding = new Map<string, Glide>()
  const entering: string[] = []
  const leaving = new Map<string, Box>()
  for (const [id, box] of seenIn(after, view)) {
    const old = running.get(id) ?? boxOf(before, id)
    if (!old) entering.push(id)
    else if (!isSame(old, box)) gliding.set(id, glide(nearer(old, view), box))
  }
  for (const [id, old] of [...seenIn(before, view), ...running]) {
    const box = boxOf(after, id)
    const from = running.get(id) ?? old
    if (!box) leaving.set(id, from)
    else if (!gliding.has(id) && !isSame(from, box)) gliding.set(id, glide(from, box))
  }
  return { gliding, entering, leaving }
}

export const touches = ({ y, height }: Box, { top, bottom }: Band): boolean =>
  y < bottom && y + height > top

function seenIn({ arrangement, idAt }: Scene, { top, bottom }: Band): readonly [string, Box][] {
  return arrangement.inBand(top, bottom).flatMap((index): [string, Box][] => {
    const id = idAt(index)
    return id === undefined ? [] : [[id, arrangement.boxAt(index)]]
  })
}

function boxOf({ arrangement, indexOf }: Scene, id: string): Box | undefined {
  const index = indexOf(id)
  return index === undefined ? undefined : arrangement.boxAt(index)
}

/** A tile from far away comes from just outside the view: at its true speed nobody would see it. */
function nearer(box: Box, { top, bottom }: Band): Box {
  const y = Math.min(Math.max(box.y, 2 * top - bottom), 2 * bottom - top)
  return { ...box, y }
}

/** One factor for both sides, by area: an image grows or shrinks, but is never squeezed. */
const glide = (from: Box, to: Box): Glide => ({
  x: from.x + from.width / 2 - (to.x + to.width / 2),
  y: from.y + from.height / 2 - (to.y + to.height / 2),
  scale: Math.sqrt((from.width * from.height) / (to.width * to.height)),
})

const isSame = (a: Box, b: Box) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
