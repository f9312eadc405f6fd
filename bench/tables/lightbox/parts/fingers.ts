import type { CDPSession } from 'playwright'

interface Point {
  readonly x: number
  readonly y: number
}

/** Where the fingers are at each of 60 frames, px of the window. */
export type Way = readonly (readonly Point[])[]

interface Screen {
  readonly width: number
  readonly height: number
}

const FRAMES = 60

/** One finger over two thirds of the screen. */
export const swipeLeft = ({ width, height }: Screen): Way =>
  frames((part) => [{ x: (width * (5 - 4 * part)) / 6, y: height / 2 }])

/** Two fingers that part to five times their distance. */
export const pinchOut = ({ width, height }: Screen): Way =>
  frames((part) => {
    const apart = (width / 12) * (1 + 4 * part)
    return [-apart, apart].map((x) => ({ x: width / 2 + x, y: height / 2 }))
  })

const frames = (at: (part: number) => readonly Point[]): Way =>
  Array.from({ length: FRAMES }, (_, frame) => at(frame / (FRAMES - 1)))

/** Leads fingers through a second, 60 moves; nobody waits for the page to have heard of one. */
export async function moveFingers(cdp: CDPSession, [first = [], ...moves]: Way): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  const heard = [touch('touchStart', first)]
  const start = performance.now()
  for (const [move, points] of moves.entries()) {
    const due = start + ((move + 1) * 1000) / FRAMES
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    heard.push(touch('touchMove', points))
  }
  heard.push(touch('touchEnd', []))
  await Promise.all(heard)
}
