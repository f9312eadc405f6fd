import type { Page } from 'playwright'
import { withPage, type PageOptions } from '../measure/browser'
import { withTimeout } from '../measure/with-timeout'
import {
  busyTime,
  layoutShift,
  longestTask,
  SCRIPT_CATEGORY,
  scriptTime,
  findSpan,
  findStepSpan,
  recordTrace,
  type Span,
  type TraceEvent,
} from '../measure/trace'
import type { Scenario } from './scenario'
import type { CandidatePage } from './candidate-page'
import { stepsOf } from './steps'

export interface StepsResult {
  /** Step → busy time of the main thread in ms until the frame that shows the result; `init` first. */
  readonly busy: Readonly<Record<string, number>>
  /** Step → ms until that frame, waiting included. */
  readonly elapsed: Readonly<Record<string, number>>
  /** Step → busy time of the main thread in ms from that frame until the page is still. */
  readonly after: Readonly<Record<string, number>>
  /** Step → its longest task, ms. */
  readonly longest: Readonly<Record<string, number>>
  /** Step → its script time, ms; empty without `withScript`. */
  readonly script: Readonly<Record<string, number>>
  /** Layout shift during `init`; null when the run was stopped. */
  readonly shift: number | null
  /** The step that took longer than `limit`; null when all steps finished. */
  readonly stopped: string | null
  /** Steps that showed the wrong tiles, as sentences. */
  readonly mistakes: readonly string[]
}

export interface StepsRun {
  readonly address: string
  readonly scenario: Scenario
  /** ms that a step may take until the frame that shows its result. */
  readonly limit: number
  /** Measure the script time too. */
  readonly withScript?: boolean
}

declare global {
  interface Window {
    candidatePage: CandidatePage
  }
}

/** Opens a candidate's page, initialises it, takes every step and checks the shown tiles after each. */
export async function runSteps(
  options: PageOptions,
  { address, scenario, limit, withScript = false }: StepsRun,
): Promise<StepsResult> {
  return withPage(options, async ({ browser, page }) => {
    await page.goto(address)
    await page.waitForFunction(() => 'candidatePage' in window)
    const elapsed: Record<string, number> = {}
    const mistakes: string[] = []
    let stopped: string | null = null
    const take = async (name: string) => {
      const ms = await withTimeout(limit, takeStep(page, name))
      if (ms === null) throw new StepTimeout(name)
      elapsed[name] = ms
      const mistake = await withTimeout(SETTLE_TIMEOUT_MS, settle(page, name))
      // The animation blocks the main thread.
      if (mistake === null) throw new StepTimeout(name)
      if (mistake !== '') mistakes.push(`${name} ${mistake}`)
    }
    const takeAll = async () => {
      for (const name of ['init', ...stepsOf(scenario).map((step) => step.name)]) await take(name)
    }
    const categories = withScript ? [SCRIPT_CATEGORY] : []
    const events = await recordTrace(browser, page, takeAll, categories).catch((error: unknown) => {
      // There is no trace of a page that is still busy with its step. The elapsed times remain.
      if (!(error instanceof StepTimeout)) throw error
      stopped = error.step
      return null
    })
    if (events === null)
      return {
        busy: elapsed,
        elapsed,
        after: {},
        longest: {},
        script: {},
        shift: null,
        stopped,
        mistakes,
      }
    return { ...readTrace(events, Object.keys(elapsed)), elapsed, stopped, mistakes }
  })
}

/** Longer than `settled` waits by itself. */
const SETTLE_TIMEOUT_MS = 20_000

/** Waits until the page is still, then describes wrong tiles; '' when all are right. */
async function settle(page: Page, name: string): Promise<string> {
  await page.evaluate((step) => window.candidatePage.settled(step), name)
  if (name === 'init') return ''
  return (await page.evaluate((step) => window.candidatePage.mistake(step), name)) ?? ''
}

class StepTimeout extends Error {
  readonly step: string
  constructor(step: string) {
    super(`The step "${step}" took too long.`)
    this.step = step
  }
}

/** Elapsed time of the step, ms. */
const takeStep = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (step) => (step === 'init' ? window.candidatePage.init() : window.candidatePage.step(step)),
    name,
  )

function readTrace(events: readonly TraceEvent[], names: readonly string[]) {
  const spans = names.flatMap((name) => {
    const span = findStepSpan(events, name)
    return span ? [{ name, span }] : []
  })
  const inEach = (measure: (events: readonly TraceEvent[], span: Span) => number) =>
    Object.fromEntries(spans.map(({ name, span }) => [name, measure(events, span)]))
  return {
    busy: inEach(busyTime),
    after: Object.fromEntries(
      names.flatMap((name) => {
        const span = findSpan(events, `${name} end`, `${name} settled`)
        return span ? [[name, busyTime(events, span)]] : []
      }),
    ),
    longest: inEach(longestTask),
    script: inEach(scriptTime),
    // Later shifts are intended: the steps move tiles, and their clicks are not user input.
    shift: layoutShift(events, spans[1]?.span.start),
  }
}
