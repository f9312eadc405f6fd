import type { Page } from 'playwright'
import { withPage, type BrowserPage } from '../../measure/browser'
import {
  clickWithPointer,
  recordInteractions,
  slowestInteraction,
} from '../../measure/interactions'
import { countFrames, recordTrace, type TraceEvent } from '../../measure/trace'
import { withTimeout } from '../../measure/with-timeout'
import { urlOf, type Candidate } from '../../candidate-page/serve-candidates'
import { oneScreenScenario } from '../../candidate-page/scenario'
import { stepsOf, type Step } from '../../candidate-page/steps'
import type { Bench } from '../../table'

interface ClicksRun {
  readonly origin: string
  readonly candidate: Candidate
  readonly visible: number
}

export interface Clicks {
  /** Time to the first frame in ms, one for each click. */
  readonly click: readonly number[]
  /** Frames per second, one for each click. */
  readonly frames: readonly number[]
  readonly mistakes: readonly string[]
  /** Whether a step took longer than CLICK_TIMEOUT_MS. There are then fewer samples. */
  readonly isStopped: boolean
}

/** Limit for loading the page, and for a click until all animations have ended. */
export const CLICK_TIMEOUT_MS = 15_000
/** Time after the press in which frames are counted. */
const FRAMES_MS = 400
const SLOWDOWN = 4

/** Runs the two steps of the scenario twice. The page loads at full speed; only the clicks are slowed down. */
export async function measureClicks(
  { chromium }: Bench,
  { origin, candidate, visible }: ClicksRun,
): Promise<Clicks> {
  const scenario = oneScreenScenario(visible)
  return withPage({ chromium, height: 1_000 }, async (browserPage) => {
    const { page, cdp } = browserPage
    const click: number[] = []
    const frames: number[] = []
    const mistakes: string[] = []
    const result = { click, frames, mistakes }
    await recordInteractions(page)
    const isReady = await withTimeout(
      CLICK_TIMEOUT_MS,
      initialise(page, urlOf(origin, scenario, candidate)),
    )
    if (!isReady) return { ...result, isStopped: true }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    for (const step of [...stepsOf(scenario), ...stepsOf(scenario)]) {
      const sample = await withTimeout(CLICK_TIMEOUT_MS, measureClick(browserPage, step))
      if (!sample) return { ...result, isStopped: true }
      click.push(sample.duration)
      frames.push(sample.frames)
      if (sample.mistake !== null) mistakes.push(`after "${step.name}" ${sample.mistake}`)
    }
    return { ...result, isStopped: false }
  })
}

async function initialise(page: Page, address: string): Promise<true> {
  await page.goto(address)
  await page.waitForFunction(() => 'candidatePage' in window)
  await page.evaluate(async () => {
    await window.candidatePage.init()
    await window.candidatePage.settled()
  })
  return true
}

async function measureClick({ browser, page }: BrowserPage, { name, click }: Step) {
  let interaction = { at: NaN, duration: NaN }
  let since = NaN
  const events = await recordTrace(browser, page, async () => {
    since = await page.evaluate((mark) => performance.mark(mark).startTime, SYNC)
    await clickWithPointer(page, `[data-option="${click.option}"]`)
    await page.waitForTimeout(FRAMES_MS + 200)
    await page.evaluate(() => window.candidatePage.settled())
    interaction = await slowestInteraction(page, since)
  })
  return {
    duration: interaction.duration,
    frames: countFramesAfter(events, interaction.at - since) / (FRAMES_MS / 1000),
    mistake: await page.evaluate((step) => window.candidatePage.mistake(step), name),
  }
}

const SYNC = 'sync'

/** @param offset ms after the mark, which relates the page's clock to the trace's */
function countFramesAfter(events: readonly TraceEvent[], offset: number): number {
  const sync = events.find(({ name }) => name === SYNC)
  return countFrames(events, (sync?.ts ?? NaN) + offset * 1000, FRAMES_MS)
}
