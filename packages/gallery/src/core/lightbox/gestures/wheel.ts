import type { Direction } from '../lightbox-state'

/** Recent wheel events. Deltas in px, times in ms. */
interface WheelState {
  readonly sum: number
  readonly last: number
  readonly time: number
  /** Time of the last move. Momentum after it is ignored. */
  readonly movedAt: number
}

export const IDLE_WHEEL: WheelState = { sum: 0, last: 0, time: -Infinity, movedAt: -Infinity }

/** Sum of deltas that moves one slide, px: less than a notch of a mouse wheel, more than a light touch of a trackpad. */
const MOVE_DISTANCE = 40
/** A pause of this length ends a scroll, ms. */
const PAUSE_MS = 200
/** Shortest time between two moves of one continuous scroll, ms. */
const REPEAT_MS = 350

/** Returns the next state and the move, if the wheel has turned far enough. Fading momentum never moves. */
export function nextWheel(
  wheel: WheelState,
  { delta, time }: { readonly delta: number; readonly time: number },
): { readonly wheel: WheelState; readonly move: Direction | null } {
  const isNew = time - wheel.time > PAUSE_MS || delta * wheel.last < 0
  const isFading = Math.abs(delta) < MOVE_DISTANCE && Math.abs(delta) <= Math.abs(wheel.last)
  const isMomentum = !isNew && (time - wheel.movedAt < REPEAT_MS || isFading)
  if (wheel.movedAt > -Infinity && isMomentum) {
    return { wheel: { ...wheel, last: delta, time, sum: 0 }, move: null }
  }
  const sum = (isNew ? 0 : wheel.sum) + delta
  const isEnough = Math.abs(sum) >= MOVE_DISTANCE
  const next: WheelState = {
    sum: isEnough ? 0 : sum,
    last: delta,
    time,
    movedAt: isEnough ? time : isNew ? -Infinity : wheel.movedAt,
  }
  return { wheel: next, move: isEnough ? (sum > 0 ? 1 : -1) : null }
}
