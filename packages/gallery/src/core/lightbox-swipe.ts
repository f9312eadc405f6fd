import type { Direction } from './lightbox'

/** How far a finger went, px from where it came down. */
export interface Travel {
  readonly x: number
  readonly y: number
  readonly rtl: boolean
}

/** Shorter is a tap or a tremble, px. */
export const SWIPE_DISTANCE = 48

/** Which way a swipe moves; null for one too short, or more upright than level. */
export function readSwipe({ x, y, rtl }: Travel): Direction | null {
  if (Math.abs(x) < SWIPE_DISTANCE || Math.abs(x) < Math.abs(y) * 1.5) return null
  const towardsStart = x < 0
  return towardsStart === rtl ? -1 : 1
}
