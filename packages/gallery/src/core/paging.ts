import type { Paging } from './types'

/** How many pages of `paging.size` tiles there are; 1 when all are shown at once or nothing matches. */
export const pageCount = (paging: Paging, matching: number): number =>
  paging.kind === 'all' ? 1 : Math.max(1, Math.ceil(matching / paging.size))

/** The page asked for, or the last one instead of one beyond it. */
export const nearestPage = (paging: Paging, matching: number, page: number): number =>
  Math.min(page, pageCount(paging, matching))

/** Further than this "load more" does not follow a slide. */
const MOST_FOLLOWED = 1_000

/** The page that shows the tile of a slide: one that is further on in the order than what `page` shows. */
export function pageOfSlide(paging: Paging, page: number, position: number): number {
  if (paging.kind === 'all') return page
  const own = Math.ceil(position / paging.size)
  if (paging.kind !== 'more') return own
  return (own - page) * paging.size > MOST_FOLLOWED ? page : Math.max(page, own)
}

/** Which of the matching tiles a page shows: how many are left out before, and how many are shown at most. */
export function pageStretch(
  paging: Paging,
  matching: number,
  page: number,
): { readonly offset: number; readonly limit: number } {
  if (paging.kind === 'all') return { offset: 0, limit: matching }
  const nearest = nearestPage(paging, matching, page)
  return paging.kind === 'more'
    ? { offset: 0, limit: nearest * paging.size }
    : { offset: (nearest - 1) * paging.size, limit: paging.size }
}

/** Page numbers to offer: the first, the last, and those around the present one; null is a gap of two or more. */
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
