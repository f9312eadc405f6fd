import type { Scene } from './scene'
import { firstChosen, matching, stepsOf, type Step } from './steps'
import { measuredStep, nextFrame } from './measured-step'

/** A candidate on its page: what it does for a step, and what it shows then. */
export interface Candidate {
  /** From finished markup to a gallery that answers. */
  readonly init: () => void | Promise<void>
  readonly isReady: () => boolean
  readonly act: (step: Step) => void
  /** Has the DOM taken the step in? Cheap: no layout. */
  readonly isDone: (expected: readonly number[]) => boolean
  /** Are all tiles drawn, where those out of sight come later? */
  readonly isWhole?: (count: number) => boolean
  /** Numbers of the tiles to be seen, in the order of the document. */
  readonly shown: () => readonly number[]
  /**
   * Where only tiles near the view are in the DOM, how high the page must be at least for so many, in px: then `shown`
   * need only be the first of the expected.
   */
  readonly heightFor?: (count: number) => number
}

/** What the measuring side calls, as `window.stage`. */
export interface Stage {
  /** ms until the frame that shows it has been drawn. */
  readonly init: () => Promise<number>
  readonly step: (name: string) => Promise<number>
  /** Resolves once nothing moves any more and all tiles of the last step that belong in the DOM are there. */
  readonly settled: () => Promise<void>
  /** What is wrong with what is shown; null when nothing is. */
  readonly mistake: (name: string) => string | null
}

export function createStage(scene: Scene, candidate: Candidate): Stage {
  const steps = stepsOf(scene)
  const stepNamed = (name: string) => {
    const step = steps.find((each) => each.name === name)
    if (!step) throw new Error(`There is no step "${name}".`)
    return step
  }
  let expectedNow = matching(scene, firstChosen(scene))
  const isWhole = () => candidate.isWhole?.(expectedNow.length) ?? true
  return {
    init: () => measuredStep('init', () => void candidate.init(), candidate.isReady),
    step: (name) => {
      const step = stepNamed(name)
      const expected = matching(scene, step.chosen)
      expectedNow = expected
      return measuredStep(
        name,
        () => candidate.act(step),
        () => candidate.isDone(expected),
      )
    },
    settled: async () => {
      const end = performance.now() + SETTLED_WITHIN
      let calm = 0
      while (calm < CALM_FRAMES && performance.now() < end) {
        await nextFrame()
        calm = document.getAnimations().length === 0 ? calm + 1 : 0
      }
      // Without asking for frames: what is drawn in the background is drawn when the page is idle.
      while (!isWhole() && performance.now() < end) await pause(100)
    },
    mistake: (name) => {
      const expected = matching(scene, stepNamed(name).chosen)
      return compare(candidate, expected)
    },
  }
}

/** Between two animations of the same movement there may be a pause of a few frames. */
const CALM_FRAMES = 12
const SETTLED_WITHIN = 15_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function compare(candidate: Candidate, expected: readonly number[]): string | null {
  const shown = candidate.shown()
  if (candidate.heightFor) {
    const least = candidate.heightFor(expected.length)
    const height = document.documentElement.scrollHeight
    if (height < least) return `is a page of ${height} px where ${least} px were expected`
    const wanted = expected.slice(0, shown.length)
    return shown.length > 0 && `${shown}` === `${wanted}`
      ? null
      : `shows ${shown.slice(0, 8)} where ${wanted.slice(0, 8)} was expected`
  }
  const sorted = [...shown].sort((a, b) => a - b)
  return `${sorted}` === `${expected}`
    ? null
    : `shows ${shown.length} tiles where ${expected.length} were expected`
}
