import { withPage } from '../../measure/browser'
import { clickLikeAHand, slowestSince, watchInteractions } from '../../measure/interactions'
import { drawsAfter, traced } from '../../measure/trace'
import { addressOf, type Candidate } from '../../stage/open-stages'
import { crowdedScene } from '../../stage/scene'
import { stepsOf } from '../../stage/steps'
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
}

/** ms after the press in which draws are counted. */
const WATCHED = 400
const SLOWDOWN = 4

/** Clicks to and fro twice. The page is opened at full speed and slowed for the clicks. */
export async function watchClicks(
  { chromium }: Bench,
  { origin, candidate, visible }: Watched,
): Promise<Clicks> {
  const scene = crowdedScene(visible)
  return withPage({ chromium, height: 1_000 }, async ({ browser, page, cdp }) => {
    await watchInteractions(page)
    await page.goto(addressOf(origin, scene, candidate))
    await page.waitForFunction(() => 'stage' in window)
    await page.evaluate(async () => {
      await window.stage.init()
      await window.stage.settled()
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const pressed: { at: number; duration: number }[] = []
    const mistakes: string[] = []
    const clicks = [...stepsOf(scene), ...stepsOf(scene)]
    const events = await traced(browser, page, async () => {
      for (const [turn, { name, click }] of clicks.entries()) {
        const since = await page.evaluate(
          (mark) => performance.mark(mark).startTime,
          `sync ${turn}`,
        )
        await clickLikeAHand(page, `[data-option="${click.option}"]`)
        await page.waitForTimeout(WATCHED + 200)
        await page.evaluate(() => window.stage.settled())
        pressed.push(await slowestSince(page, since))
        const mistake = await page.evaluate((step) => window.stage.mistake(step), name)
        if (mistake !== null) mistakes.push(`after "${name}" ${mistake}`)
      }
    })
    // The page's clock and the trace's meet in the marks.
    const sync = events.find(({ name }) => name === 'sync 0')
    const start = await page.evaluate(() => performance.getEntriesByName('sync 0')[0]?.startTime)
    const inTrace = (ms: number) => (sync?.ts ?? NaN) + (ms - (start ?? NaN)) * 1000
    return {
      click: pressed.map(({ duration }) => duration),
      draws: pressed.map(({ at }) => drawsAfter(events, inTrace(at), WATCHED) / (WATCHED / 1000)),
      mistakes,
    }
  })
}
