import type { Scenario } from './scenario'
import { initialSelection, matchingTiles, stepsOf, type Step } from './steps'
import { measureStep, nextFrame } from './measure-step'

/** How the benchmark controls a candidate on its page. */
export interface CandidateAdapter {
  /** Makes the markup of the page interactive. */
  readonly init: () => void | Promise<void>
  readonly isReady: () => boolean
  readonly act: (step: Step) => void
  /** Whether the DOM shows the step. Must not force a layout. */
  readonly isDone: (expected: readonly number[]) => boolean
  /** Whether all tiles are in the DOM, for candidates that add tiles outside the viewport later. */
  readonly hasAllTiles?: (count: number) => boolean
  /** Numbers of the visible tiles, in document order. */
  readonly shown: () => readonly number[]
  /**
   * Minimum height of the page for so many tiles, px, for candidates with only the tiles near the viewport in the DOM.
   * `shown` may then return only the first of the expected tiles.
   */
  readonly heightFor?: (count: number) => number
}

/** API of the page for the benchmark, as `window.candidatePage`. */
export interface CandidatePage {
  /** Resolves with the ms until the paint of the frame that shows the result. */
  readonly init: () => Promise<number>
  readonly step: (name: string) => Promise<number>
  /**
   * Resolves once no animation runs and the DOM has all tiles that belong there, or after SETTLED_TIMEOUT_MS. Then sets
   * the mark `<step> settled`.
   */
  readonly settled: (step?: string) => Promise<void>
  /** Describes wrong tiles; null when all are right. */
  readonly mistake: (name: string) => string | null
}

export function createCandidatePage(
  scenario: Scenario,
  candidate: CandidateAdapter,
): CandidatePage {
  const steps = stepsOf(scenario)
  const stepNamed = (name: string) => {
    const step = steps.find((each) => each.name === name)
    if (!step) throw new Error(`There is no step "${name}".`)
    return step
  }
  let expectedNow = matchingTiles(scenario, initialSelection(scenario))
  const hasAllTiles = () => candidate.hasAllTiles?.(expectedNow.length) ?? true
  return {
    init: () => measureStep('init', () => void candidate.init(), candidate.isReady),
    step: (name) => {
      const step = stepNamed(name)
      const expected = matchingTiles(scenario, step.selection)
      expectedNow = expected
      return measureStep(
        name,
        () => candidate.act(step),
        () => candidate.isDone(expected),
      )
    },
    settled: async (step) => {
      const end = performance.now() + SETTLED_TIMEOUT_MS
      let stillFrames = 0
      while (stillFrames < STILL_FRAMES && performance.now() < end) {
        await nextFrame()
        stillFrames = document.getAnimations().length === 0 ? stillFrames + 1 : 0
      }
      // Requests no frames: tiles outside the viewport are added while the page is idle.
      while (!hasAllTiles() && performance.now() < end) await pause(100)
      if (step !== undefined) performance.mark(`${step} settled`)
    },
    mistake: (name) => {
      const expected = matchingTiles(scenario, stepNamed(name).selection)
      return compare(candidate, expected)
    },
  }
}

/** Some candidates pause for a few frames between two animations of one step. */
const STILL_FRAMES = 12
const SETTLED_TIMEOUT_MS = 15_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function compare(candidate: CandidateAdapter, expected: readonly number[]): string | null {
  const shown = candidate.shown()
  if (candidate.heightFor) {
    const minHeight = candidate.heightFor(expected.length)
    const height = document.documentElement.scrollHeight
    if (height < minHeight) return `is ${height} px high; at least ${minHeight} px were expected`
    const first = expected.slice(0, shown.length)
    return shown.length > 0 && `${shown}` === `${first}`
      ? null
      : `shows ${shown.slice(0, 8)}; ${first.slice(0, 8)} were expected`
  }
  const sorted = [...shown].sort((a, b) => a - b)
  return `${sorted}` === `${expected}`
    ? null
    : `shows ${shown.length} tiles; ${expected.length} were expected`
}
