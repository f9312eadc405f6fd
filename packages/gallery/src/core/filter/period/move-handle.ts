import type { Period } from '../../types'
import { periodBounds, type Years } from './years'

/** The two handles: indexes of `Years`. */
export const HANDLES = [0, 1] as const
export type Handle = (typeof HANDLES)[number]

/** Moves one handle to a year, within the period and not past the other handle. */
export function moveHandle(period: Period, [from, to]: Years, handle: Handle, year: number): Years {
  const [first, last] = periodBounds(period)
  return handle === 0
    ? [Math.min(Math.max(year, first), to), to]
    : [from, Math.max(Math.min(year, last), from)]
}

/** The handle that is nearer to a point of the histogram. */
export const nearestHandle = (period: Period, [from, to]: Years, share: number): Handle => {
  const point = share * yearCount(period)
  const { first } = period
  return Math.abs(point - (from - first)) <= Math.abs(point - (to + 1 - first)) ? 0 : 1
}

/** The year of a handle at a point of the histogram: handles stand at the outer edges of their years. */
export const yearAt = (period: Period, handle: Handle, share: number): number =>
  period.first + Math.round(share * yearCount(period)) - handle

/** The point of a handle: 0 is the start of the histogram, 1 its end. */
export const shareOf = (period: Period, years: Years, handle: Handle): number =>
  (years[handle] + handle - period.first) / yearCount(period)

const yearCount = ({ step, tiles }: Period) => step * tiles.length

/** The year to which a key moves a handle; null for other keys. @param isRtl whether later years are further left */
export function yearAfterKey(
  period: Period,
  years: Years,
  {
    handle,
    key,
    isRtl,
  }: { readonly handle: Handle; readonly key: string; readonly isRtl: boolean },
): number | null {
  const year = years[handle]
  const [first, last] = periodBounds(period)
  const page = Math.max(period.step, Math.ceil((last - first) / 10))
  const forward = isRtl ? -1 : 1
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: year + forward,
    ArrowLeft: year - forward,
    ArrowUp: year + 1,
    ArrowDown: year - 1,
    PageUp: year + page,
    PageDown: year - page,
    Home: first,
    End: last,
  }
  return targets[key] ?? null
}
