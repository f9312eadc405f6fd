import type { Page } from 'playwright'
import { withPage, type Opened } from '../../measure/browser'
import { clickLikeAHand, slowestSince, watchInteractions } from '../../measure/interactions'
import { within } from '../../measure/patience'
import { drawsAfter, traced, type TraceEvent } from '../../measure/trace'
import { addressOf, type Candidate } from '../../stage/open-stages'
import { crowdedScene } from '../../stage/scene'
import { stepsOf, type Step } from '../../stage/steps'
import type { Bench } from '../../table'

interface Watched {
  readonly origin: string
  readonly candidate: Candidate
  readonly visible: number
}

export interface Clicks {
  /** ms to the first frame, one a click. */
  readonly click: readonly number[]
  /** Frames a second, one a click. */
  readonly draws: readonly number[]
  readonly mistakes: readonly string[]
  /** Was a click not done with after `PATIENCE`? Then there are fewer. */
  readonly isStopped: boolean
}

/** ms from a click, or from the beginning, until nothing moves any more and the page has answered. */
export const PATIENCE = 15_000
/** ms after the press in which draws are counted. */
const WATCHED = 400
const SLOWDOWN = 4

/** Clicks to and fro twice. The page is opened at full speed and slowed for the clicks. */
export async function watchClicks(
  { chromium }: Bench,
  { origin, candidate, visible }: Watched,
): Promise<Clicks> {
  const scene = crowdedScene(visible)
  return withPage({ chromium, height: 1_000 }, async (opened) => {
    const { page, cdp } = opened
    const click: number[] = []
    const draws: number[] = []
    const mistakes: string[] = []
    const result = { click, draws, mistakes }
    await watchInteractions(page)
    const isThere = await within(PATIENCE, wake(page, addressOf(origin, scene, candidate)))
    if (!isThere) return { ...result, isStopped: true }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    for (const step of [...stepsOf(scene), ...stepsOf(scene)]) {
      const seen = await within(PATIENCE, watchClick(opened, step))
      if (!seen) return { ...result, isStopped: true }
      click.push(seen.duration)
      draws.push(seen.draws)
      if (seen.mistake !== null) mistakes.push(`after "${step.name}" ${seen.mistake}`)
    }
    return { ...result, isStopped: false }
  })
}

async function wake(page: Page, address: string): Promise<true> {
  await page.goto(address)
  await page.waitForFunction(() => 'stage' in window)
  await page.evaluate(async () => {
    await window.stage.init()
    await window.stage.settled()
  })
  return true
}

async function watchClick({ browser, page }: Opened, { name, click }: Step) {
  let pressed = { at: NaN, duration: NaN }
  let since = NaN
  const events = await traced(browser, page, async () => {
    since = await page.evaluate((mark) => performance.mark(mark).startTime, SYNC)
    await clickLikeAHand(page, `[data-option="${click.option}"]`)
    await page.waitForTimeout(WATCHED + 200)
    await page.evaluate(() => window.stage.settled())
    pressed = await slowestSince(page, since)
  })
  return {
    duration: pressed.duration,
    draws: drawsIn(events, pressed.at - since) / (WATCHED / 1000),
    mistake: await page.evaluate((step) => window.stage.mistake(step), name),
  }
}

const SYNC = 'sync'

/** The page's clock and the trace's meet in the mark; `after` is ms since it. */
function drawsIn(events: readonly TraceEvent[], after: number): number {
  const sync = events.find(({ name }) => name === SYNC)
  return drawsAfter(events, (sync?.ts ?? NaN) + after * 1000, WATCHED)
}
