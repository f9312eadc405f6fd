import { place } from './place'
import type { Span } from './types'

/** A tile's box in px, from the corner where the grid starts to read. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A grid as the browser lays it out, in px. */
export interface GridMeasures {
  readonly columns: number
  readonly columnWidth: number
  readonly rowHeight: number
  readonly gap: number
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
  readonly leaving: readonly string[]
}

/** The boxes of dealt tiles, from `place()`: no element is measured. */
export function tileBoxes(spans: readonly Span[], measures: GridMeasures): readonly Box[] {
  const { columns, columnWidth, rowHeight, gap } = measures
  return place(spans, columns).map(({ column, row }, index) => {
    const [wide, rows] = spans[index] ?? [1, 1]
    const width = Math.min(wide, columns)
    return {
      x: column * (columnWidth + gap),
      y: row * (rowHeight + gap),
      width: width * columnWidth + (width - 1) * gap,
      height: rows * rowHeight + (rows - 1) * gap,
    }
  })
}

/**
 * What moves when one arrangement takes the place of another. Only tiles that are seen before or after count:
 * `view` is the part of the grid that is on screen, from top to bottom in px.
 */
export function planMovement(
  before: ReadonlyMap<string, Box>,
  after: ReadonlyMap<string, Box>,
  view: { readonly top: number; readonly bottom: number },
): Movement {
  const isSeen = ({ y, height }: Box) => y < view.bottom && y + height > view.top
  const gliding = new Map<string, Glide>()
  const entering: string[] = []
  for (const [id, box] of after) {
    const old = before.get(id)
    if (!old) {
      if (isSeen(box)) entering.push(id)
    } else if ((isSeen(old) || isSeen(box)) && !isSame(old, box)) gliding.set(id, glide(old, box))
  }
  const leaving = [...before].filter(([id, box]) => !after.has(id) && isSeen(box))
  return { gliding, entering, leaving: leaving.map(([id]) => id) }
}

/** One factor for both sides, by area: a picture grows or shrinks, but is never squeezed. */
const glide = (from: Box, to: Box): Glide => ({
  x: from.x + from.width / 2 - (to.x + to.width / 2),
  y: from.y + from.height / 2 - (to.y + to.height / 2),
  scale: Math.sqrt((from.width * from.height) / (to.width * to.height)),
})

const isSame = (a: Box, b: Box) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
