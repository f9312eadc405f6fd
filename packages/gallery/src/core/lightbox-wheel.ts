import type { Direction } from './lightbox'

/** What a wheel has been doing. Deltas in px, times in ms. */
export interface Wheel {
  readonly sum: number
  readonly last: number
  readonly time: number
  /** Set by a move: the rest of its momentum is not another one. */
  readonly movedAt: number
}

export const RESTING_WHEEL: Wheel = { sum: 0, last: 0, time: -Infinity, movedAt: -Infinity }

/** So far turns one slide, px: less than a notch of a mouse's wheel, more than a touch of a trackpad. */
const ENOUGH = 40
/** A pause ends a turn, ms. */
const PAUSE = 200
/** A wheel that keeps turning moves again no sooner, ms. */
const AGAIN = 350

/** The next state of a wheel, and the move it makes, if it has turned enough. Momentum that fades makes none. */
export function turnWheel(
  wheel: Wheel,
  { delta, time }: { readonly delta: number; readonly time: number },
): { readonly wheel: Wheel; readonly move: Direction | null } {
  const isNew = time - wheel.time > PAUSE || delta * wheel.last < 0
  const isFading = Math.abs(delta) < ENOUGH && Math.abs(delta) <= Math.abs(wheel.last)
  const isFollowing = !isNew && (time - wheel.movedAt < AGAIN || isFading)
  if (wheel.movedAt > -Infinity && isFollowing) {
    return { wheel: { ...wheel, last: delta, time, sum: 0 }, move: null }
  }
  const sum = (isNew ? 0 : wheel.sum) + delta
  const isEnough = Math.abs(sum) >= ENOUGH
  const next: Wheel = {
    sum: isEnough ? 0 : sum,
    last: delta,
    time,
    movedAt: isEnough ? time : isNew ? -Infinity : wheel.movedAt,
  }
  return { wheel: next, move: isEnough ? (sum > 0 ? 1 : -1) : null }
}
