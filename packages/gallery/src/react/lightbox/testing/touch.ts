import { cdp } from 'vitest/browser'

export interface Finger {
  readonly x: number
  readonly y: number
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

/** Fingers as the browser itself feels them. `x` and `y` in px of this window. */
async function touch(type: Touch, fingers: readonly Finger[]): Promise<void> {
  // The test runs in a frame of the page that the session speaks to, drawn smaller when the window is small.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth)
  const scale = frame.width / innerWidth
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map(({ x, y }, id) => ({
      x: x * scale + frame.x,
      y: y * scale + frame.y,
      id,
    })),
  })
}

/** Puts fingers down, leads them through places, lifts them (or has them taken away). */
export async function gesture(
  [start = [], ...path]: readonly (readonly Finger[])[],
  end: 'touchEnd' | 'touchCancel' | null = 'touchEnd',
): Promise<void> {
  await touch('touchStart', start)
  for (const fingers of path) await touch('touchMove', fingers)
  if (end) await touch(end, [])
}

export const lift = (left: readonly Finger[]) => touch('touchEnd', left)

/** Places on the way from one point to another. */
export const way = (from: Finger, to: Finger, steps = 8): readonly (readonly Finger[])[] =>
  Array.from({ length: steps + 1 }, (_, step) => [between(from, to, step / steps)])

/** Two fingers parting or closing around a point. */
export const pinch = (at: Finger, from: number, to: number, steps = 8) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const apart = from + ((to - from) * step) / steps
    return [
      { x: at.x - apart / 2, y: at.y },
      { x: at.x + apart / 2, y: at.y },
    ]
  })

const between = (from: Finger, to: Finger, part: number): Finger => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
