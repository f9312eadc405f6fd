import type { Rect, TileRects } from '../layouts/tile-rects'

/** The tiles of a grid and their rectangles at one moment. `idAt` and `indexOf` may know only some of the tiles. */
export interface GridSnapshot {
  readonly rects: TileRects
  readonly idAt: (index: number) => string | undefined
  readonly indexOf: (id: string) => number | undefined
}

/** The part of the grid in the viewport, px from the top of the grid. */
export interface VisibleRange {
  readonly top: number
  readonly bottom: number
}

/** Start of a FLIP animation, relative to its end: offset of the centre in px, size as a factor. */
interface FlipTransform {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface AnimationPlan {
  readonly moving: ReadonlyMap<string, FlipTransform>
  readonly entering: readonly string[]
  /** Last visible rectangle of each removed tile. */
  readonly exiting: ReadonlyMap<string, Rect>
}

interface GridChange {
  readonly before: GridSnapshot
  readonly after: GridSnapshot
  /** Only tiles visible before or after are examined, so the work does not grow with the gallery. */
  readonly visible: VisibleRange
  /** Current rectangles of tiles whose last animation has not finished. */
  readonly running: ReadonlyMap<string, Rect>
}

/** Plans the animation from one snapshot of a grid to another (FLIP: first, last, invert, play). */
export function planAnimation({ before, after, visible, running }: GridChange): AnimationPlan {
  const moving = new Map<string, FlipTransform>()
  const entering: string[] = []
  const exiting = new Map<string, Rect>()
  for (const [id, rect] of visibleTiles(after, visible)) {
    const old = running.get(id) ?? rectOf(before, id)
    if (!old) entering.push(id)
    else if (!isEqual(old, rect)) moving.set(id, invert(moveNear(old, visible), rect))
  }
  for (const [id, old] of [...visibleTiles(before, visible), ...running]) {
    const rect = rectOf(after, id)
    const start = running.get(id) ?? old
    if (!rect) exiting.set(id, start)
    else if (!moving.has(id) && !isEqual(start, rect)) moving.set(id, invert(start, rect))
  }
  return { moving, entering, exiting }
}

export const overlaps = ({ y, height }: Rect, { top, bottom }: VisibleRange): boolean =>
  y < bottom && y + height > top

function visibleTiles(
  { rects, idAt }: GridSnapshot,
  { top, bottom }: VisibleRange,
): readonly [string, Rect][] {
  return rects.indexesWithin(top, bottom).flatMap((index): [string, Rect][] => {
    const id = idAt(index)
    return id === undefined ? [] : [[id, rects.rectAt(index)]]
  })
}

function rectOf({ rects, indexOf }: GridSnapshot, id: string): Rect | undefined {
  const index = indexOf(id)
  return index === undefined ? undefined : rects.rectAt(index)
}

/** Limits the distance to one viewport height outside the viewport: a longer way would be too fast to see. */
function moveNear(rect: Rect, { top, bottom }: VisibleRange): Rect {
  const y = Math.min(Math.max(rect.y, 2 * top - bottom), 2 * bottom - top)
  return { ...rect, y }
}

/** One factor for width and height, from the areas: the image keeps its proportions while it moves. */
const invert = (first: Rect, last: Rect): FlipTransform => ({
  x: first.x + first.width / 2 - (last.x + last.width / 2),
  y: first.y + first.height / 2 - (last.y + last.height / 2),
  scale: Math.sqrt((first.width * first.height) / (last.width * last.height)),
})

const isEqual = (a: Rect, b: Rect) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
