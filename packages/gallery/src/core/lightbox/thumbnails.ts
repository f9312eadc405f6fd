/** Distance between the starts of two thumbnails, px: 56 and a gap of 8. */
export const THUMBNAIL_STEP = 64
/** Thumbnails rendered outside the visible part of the strip, on each side. */
const OVERSCAN = 6
/** Thumbnails requested together: enough for the width of a screen. */
const BLOCK_SIZE = 48

/** Indexes `from` to before `to`. */
export interface IndexRange {
  readonly from: number
  readonly to: number
}

/** The thumbnails to render in a strip of `width` px that is scrolled by `scrollOffset` px. */
export function visibleThumbnails(scrollOffset: number, width: number, total: number): IndexRange {
  const from = Math.floor(scrollOffset / THUMBNAIL_STEP) - OVERSCAN
  const to = Math.ceil((scrollOffset + width) / THUMBNAIL_STEP) + OVERSCAN
  return { from: Math.max(0, from), to: Math.min(total, to) }
}

/** The scroll offset that centres a thumbnail in a strip of `width` px, within the ends of the strip; px. */
export function centredScrollOffset(index: number, width: number, total: number): number {
  const max = Math.max(0, total * THUMBNAIL_STEP - width)
  return Math.min(max, Math.max(0, (index + 0.5) * THUMBNAIL_STEP - width / 2))
}

/** The blocks that contain a range. Requests use whole blocks, so that they repeat and can be cached. */
export function blocksCovering({ from, to }: IndexRange, total: number): readonly IndexRange[] {
  const first = Math.floor(from / BLOCK_SIZE)
  const count = Math.max(0, Math.ceil(to / BLOCK_SIZE) - first)
  return Array.from({ length: count }, (_, i) => ({
    from: (first + i) * BLOCK_SIZE,
    to: Math.min(total, (first + i + 1) * BLOCK_SIZE),
  }))
}
