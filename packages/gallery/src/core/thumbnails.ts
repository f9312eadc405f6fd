/** From the beginning of one thumbnail to the next, px: 56 and a gap of 8. */
export const THUMBNAIL_STEP = 64
/** Drawn beyond what is seen, on each side. */
const SPARE = 6
/** Asked for at once: one answer does for a screen's width. */
const BLOCK = 48

/** Places of a strip's thumbnails: from the first to before the last. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** What is drawn of a strip that is scrolled `at` px from its beginning and shows `width` px. */
export function drawnStretch(at: number, width: number, total: number): Stretch {
  const from = Math.floor(at / THUMBNAIL_STEP) - SPARE
  const to = Math.ceil((at + width) / THUMBNAIL_STEP) + SPARE
  return { from: Math.max(0, from), to: Math.min(total, to) }
}

/** How far a strip is scrolled when a thumbnail stands in its middle, px. */
export function centred(place: number, width: number, total: number): number {
  const most = Math.max(0, total * THUMBNAIL_STEP - width)
  return Math.min(most, Math.max(0, (place + 0.5) * THUMBNAIL_STEP - width / 2))
}

/** The blocks that hold a stretch: what is asked for does not depend on how the strip was scrolled there. */
export function blocksOf({ from, to }: Stretch, total: number): readonly Stretch[] {
  const first = Math.floor(from / BLOCK)
  const count = Math.max(0, Math.ceil(to / BLOCK) - first)
  return Array.from({ length: count }, (_, i) => ({
    from: (first + i) * BLOCK,
    to: Math.min(total, (first + i + 1) * BLOCK),
  }))
}
