import type { CDPSession } from 'playwright'

interface Point {
  readonly x: number
  readonly y: number
}

/** Positions of the fingers in each of 60 frames, px of the viewport. */
export type TouchGesture = readonly (readonly Point[])[]

interface Screen {
  readonly width: number
  readonly height: number
}

const FRAMES = 60

/** One finger moves over two thirds of the screen. */
export const swipeLeft = ({ width, height }: Screen): TouchGesture =>
  frames((progress) => [{ x: (width * (5 - 4 * progress)) / 6, y: height / 2 }])

/** Two fingers move apart to five times their distance. */
export const pinchOut = ({ width, height }: Screen): TouchGesture =>
  frames((progress) => {
    const offset = (width / 12) * (1 + 4 * progress)
    return [-offset, offset].map((x) => ({ x: width / 2 + x, y: height / 2 }))
  })

const frames = (at: (progress: number) => readonly Point[]): TouchGesture =>
  Array.from({ length: FRAMES }, (_, frame) => at(frame / (FRAMES - 1)))

/** Performs a gesture in one second with 60 touch events, without waiting for the page to handle each of them. */
export async function performGesture(
  cdp: CDPSession,
  [first = [], ...moves]: TouchGesture,
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  const sent = [touch('touchStart', first)]
  const start = performance.now()
  for (const [move, points] of moves.entries()) {
    const due = start + ((move + 1) * 1000) / FRAMES
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    sent.push(touch('touchMove', points))
  }
  sent.push(touch('touchEnd', []))
  await Promise.all(sent)
}
