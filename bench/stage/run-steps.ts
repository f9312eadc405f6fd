import type { Page } from 'playwright'
import { withPage, type Wanted } from '../measure/browser'
import { within } from '../measure/patience'
import {
  busyTime,
  layoutShift,
  longestTask,
  SCRIPT_CATEGORY,
  scriptTime,
  spanOf,
  traced,
  type Span,
  type TraceEvent,
} from '../measure/trace'
import type { Scene } from './scene'
import type { Stage } from './stage'
import { stepsOf } from './steps'

export interface Ran {
  /** Step → ms of the main thread until the frame that shows it; `init` first. */
  readonly busy: Readonly<Record<string, number>>
  /** Step → ms of its longest task. */
  readonly longest: Readonly<Record<string, number>>
  /** Step → ms of script in it; empty unless asked for. */
  readonly script: Readonly<Record<string, number>>
  /** Layout shift while it wakes; null when the run was stopped. */
  readonly shift: number | null
  /** The step that took longer than `limit`; null when all were done. */
  readonly stopped: string | null
  /** What was shown wrongly, in words. */
  readonly mistakes: readonly string[]
}

export interface Run {
  readonly address: string
  readonly scene: Scene
  /** ms a step may take until the frame that shows it. */
  readonly limit: number
  /** Tell the script's share too. */
  readonly withScript?: boolean
}

declare global {
  interface Window {
    stage: Stage
  }
}

/** Opens a candidate's page, initialises it and takes every step, checking what it shows after each. */
export async function runSteps(
  wanted: Wanted,
  { address, scene, limit, withScript = false }: Run,
): Promise<Ran> {
  return withPage(wanted, async ({ browser, page }) => {
    await page.goto(address)
    await page.waitForFunction(() => 'stage' in window)
    const wall: Record<string, number> = {}
    const mistakes: string[] = []
    let stopped: string | null = null
    const take = async (name: string) => {
      const ms = await within(limit, takeStep(page, name))
      if (ms === null) throw new Stopped(name)
      wall[name] = ms
      const mistake = await within(PATIENCE, settle(page, name))
      // Its movement keeps the page from answering.
      if (mistake === null) throw new Stopped(name)
      if (mistake !== '') mistakes.push(`${name} ${mistake}`)
    }
    const takeAll = async () => {
      for (const name of ['init', ...stepsOf(scene).map((step) => step.name)]) await take(name)
    }
    const more = withScript ? [SCRIPT_CATEGORY] : []
    const events = await traced(browser, page, takeAll, more).catch((error: unknown) => {
      // A page that still works at its step cannot hand out its trace: the times by the clock are what is left.
      if (!(error instanceof Stopped)) throw error
      stopped = error.step
      return null
    })
    if (events === null)
      return { busy: wall, longest: {}, script: {}, shift: null, stopped, mistakes }
    return { ...readTrace(events, Object.keys(wall)), stopped, mistakes }
  })
}

/** ms until nothing moves any more, in which a page must answer: more than `settled` waits by itself. */
const PATIENCE = 20_000

/** What is wrong with what is shown once nothing moves; '' when nothing is. */
async function settle(page: Page, name: string): Promise<string> {
  await page.evaluate(() => window.stage.settled())
  if (name === 'init') return ''
  return (await page.evaluate((step) => window.stage.mistake(step), name)) ?? ''
}

class Stopped extends Error {
  readonly step: string
  constructor(step: string) {
    super(`The step "${step}" took too long.`)
    this.step = step
  }
}

/** ms of the step by the clock. */
const takeStep = (page: Page, name: string): Promise<number> =>
  page.evaluate((step) => (step === 'init' ? window.stage.init() : window.stage.step(step)), name)

function readTrace(events: readonly TraceEvent[], names: readonly string[]) {
  const spans = names.flatMap((name) => {
    const span = spanOf(events, name)
    return span ? [{ name, span }] : []
  })
  const inEach = (measure: (events: readonly TraceEvent[], span: Span) => number) =>
    Object.fromEntries(spans.map(({ name, span }) => [name, measure(events, span)]))
  return {
    busy: inEach(busyTime),
    longest: inEach(longestTask),
    script: inEach(scriptTime),
    // The steps move tiles on purpose, and their clicks are a script's.
    shift: layoutShift(events, spans[1]?.span.start),
  }
}
