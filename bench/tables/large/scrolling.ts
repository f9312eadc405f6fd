import { measureStep, nextFrame, painted } from '../../candidate-page/measure-step'

/** API of the page for the benchmark, as `window.scrolling`. */
export interface Scrolling {
  /**
   * Scrolls down from the top with `speed` px per second. Resolves with the ms from each frame to the next.
   * @throws when the page is too short
   */
  readonly run: (options: { speed: number; seconds: number }) => Promise<readonly number[]>
  /** Scrolls on by `step` px in each frame. Resolves with the number of frames without a tile in the middle of the screen. */
  readonly countBlankFrames: (options: { step: number; frames: number }) => Promise<number>
  /** Jumps to the middle of the page and marks the step `jump` until a tile is in the middle of the screen. */
  readonly jump: () => Promise<number>
}

const scrolling: Scrolling = {
  run: async ({ speed, seconds }) => {
    const start = await nextFrame()
    const gaps: number[] = []
    for (let last = start; last - start < seconds * 1000;) {
      const now = await nextFrame()
      gaps.push(now - last)
      last = now
      scrollTo({ top: ((now - start) / 1000) * speed, behavior: 'instant' })
    }
    const minimum = speed * seconds * 0.9
    if (scrollY < minimum) throw new Error(`The page ends at ${scrollY} px, before ${minimum} px.`)
    return gaps
  },
  countBlankFrames: async ({ step, frames }) => {
    let blankFrames = 0
    for (let frame = 0; frame < frames; frame++) {
      await nextFrame()
      scrollBy({ top: step, behavior: 'instant' })
      await painted()
      if (!isTileVisible()) blankFrames++
    }
    return blankFrames
  },
  jump: () => {
    const top = document.documentElement.scrollHeight / 2
    return measureStep('jump', () => scrollTo({ top, behavior: 'instant' }), isTileVisible)
  },
}

/** Checks two points in the middle of the screen, because one of them may be in a gap between tiles. */
const isTileVisible = () =>
  [450, 480].some((y) => document.elementFromPoint(180, y)?.closest('[data-tile], .tile'))

Object.assign(window, { scrolling })
