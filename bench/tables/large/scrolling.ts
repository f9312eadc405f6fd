import { drawn, measuredStep, nextFrame } from '../../stage/measured-step'

/** What the measuring side calls, as `window.scrolling`. */
export interface Scrolling {
  /**
   * Scrolls from the top by `speed` px a second for so many seconds; ms from each frame to the next.
   * Throws when the page ends before.
   */
  readonly run: (way: { speed: number; seconds: number }) => Promise<readonly number[]>
  /** Scrolls on for so many frames of `step` px: in how many of them no tile stood where the visitor looks. */
  readonly blanks: (way: { step: number; frames: number }) => Promise<number>
  /** Marks the step `jump`: to the middle of the page, until a tile is drawn where the visitor looks. */
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
    const least = speed * seconds * 0.9
    if (scrollY < least) throw new Error(`The page ends at ${scrollY} px, before ${least} px.`)
    return gaps
  },
  blanks: async ({ step, frames }) => {
    let blanks = 0
    for (let frame = 0; frame < frames; frame++) {
      await nextFrame()
      scrollBy({ top: step, behavior: 'instant' })
      await drawn()
      if (!isTileInSight()) blanks++
    }
    return blanks
  },
  jump: () => {
    const top = document.documentElement.scrollHeight / 2
    return measuredStep('jump', () => scrollTo({ top, behavior: 'instant' }), isTileInSight)
  },
}

/** One of two points, since a gap may lie at the other, in the middle of the screen. */
const isTileInSight = () =>
  [450, 480].some((y) => document.elementFromPoint(180, y)?.closest('[data-tile], .tile'))

Object.assign(window, { scrolling })
