import { cdp } from 'vitest/browser'
import { toBrowserWindow } from '../../../testing/browser-window'

export interface Finger {
  readonly x: number
  readonly y: number
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

/** The time between two events, ms: that of a display with 60 frames a second, however busy the machine is. */
const EVENT_INTERVAL_MS = 16

/** The time of the last event, ms since 1970. */
let clock = Date.now()

/** Dispatches a trusted touch event. `x` and `y` in px of this window. */
async function touch(type: Touch, fingers: readonly Finger[]): Promise<void> {
  clock += EVENT_INTERVAL_MS
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    timestamp: clock / 1000,
    touchPoints: fingers.map(({ x, y }, id) => ({ ...toBrowserWindow(x, y), id })),
  })
}

/** Touches, moves along positions and lifts or cancels; null leaves the fingers down. */
export async function gesture(
  [start = [], ...moves]: readonly (readonly Finger[])[],
  end: 'touchEnd' | 'touchCancel' | null = 'touchEnd',
): Promise<void> {
  await touch('touchStart', start)
  for (const fingers of moves) await touch('touchMove', fingers)
  if (end) await touch(end, [])
}

/** Lifts all fingers but the remaining ones. */
export const lift = (remaining: readonly Finger[]) => touch('touchEnd', remaining)

/** Positions on a line, for `gesture`. */
export const path = (from: Finger, to: Finger, steps = 8): readonly (readonly Finger[])[] =>
  Array.from({ length: steps + 1 }, (_, step) => [between(from, to, step / steps)])

/** Positions of two fingers whose distance changes, for `gesture`. */
export const pinch = (at: Finger, from: number, to: number, steps = 8) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const distance = from + ((to - from) * step) / steps
    return [
      { x: at.x - distance / 2, y: at.y },
      { x: at.x + distance / 2, y: at.y },
    ]
  })

const between = (from: Finger, to: Finger, fraction: number): Finger => ({
  x: from.x + (to.x - from.x) * fraction,
  y: from.y + (to.y - from.y) * fraction,
})
