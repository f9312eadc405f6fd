import type { Paging } from '../types'

/** Number of pages of `paging.size` tiles; 1 without paging or when nothing matches. */
export const pageCount = (paging: Paging, matching: number): number =>
  paging.kind === 'all' ? 1 : Math.max(1, Math.ceil(matching / paging.size))

/** The page itself, or the last one when it does not exist. */
export const clampPage = (paging: Paging, matching: number, page: number): number =>
  Math.min(page, pageCount(paging, matching))

/** Tiles of the largest page: as many as the site sends at once. */
export const MAX_PAGE_SIZE = 96

/**
 * The page size of a mosaic that fits shapes: whole repeats of the pattern, so that every page starts with a repeat. At
 * least as many tiles as set, unless that is too many.
 *
 * @param repeat number of tiles of the pattern
 */
export function wholeRepeats(size: number, repeat: number): number {
  const whole = Math.ceil(size / repeat) * repeat
  return whole <= MAX_PAGE_SIZE ? whole : MAX_PAGE_SIZE - (MAX_PAGE_SIZE % repeat)
}

/** Most tiles that "Load more" adds at once to show the tile of a slide. */
const MAX_ADDED_TILES = 1_000

/** The page that shows the tile at `position` (1 is the first). With `more`, never fewer pages than `page`. */
export function pageOfSlide(paging: Paging, page: number, position: number): number {
  if (paging.kind === 'all') return page
  const own = Math.ceil(position / paging.size)
  if (paging.kind !== 'more') return own
  return (own - page) * paging.size > MAX_ADDED_TILES ? page : Math.max(page, own)
}

/** Which of the matching tiles a page shows: at most `limit`, after the first `offset`. */
export function pageRange(
  paging: Paging,
  matching: number,
  page: number,
): { readonly offset: number; readonly limit: number } {
  if (paging.kind === 'all') return { offset: 0, limit: matching }
  const existing = clampPage(paging, matching, page)
  return paging.kind === 'more'
    ? { offset: 0, limit: existing * paging.size }
    : { offset: (existing - 1) * paging.size, limit: paging.size }
}

/** Page numbers to show: first, last, and those next to the current one; null stands for two or more omitted. */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  return numbers.flatMap((number, i) => {
    const skipped = number - (numbers[i - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : [null, number]
  })
}
