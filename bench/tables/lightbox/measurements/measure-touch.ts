import { withPage } from '../../../measure/browser'
import { interleave, samplesOf } from '../../../measure/interleave'
import { countFrames, recordTrace } from '../../../measure/trace'
import { figure } from '../../../report/figure'
import { atLeast } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Measurement } from '../../../report/measurement'
import { findCandidate, CANDIDATES, OURS, type Candidate } from '../candidates'
import { goToPage, openSettled, preloadLightbox, widthOf } from '../lightbox-actions'
import { toGrid } from './compare'
import { performGesture, pinchOut, swipeLeft, type TouchGesture } from './touch-gestures'

/** A phone in portrait orientation, px. */
const SCREEN = { width: 412, height: 915 }
const SLOWDOWNS = [1, 4]

/** Frames presented during a swipe and a pinch of one second each. */
export async function measureTouch(bench: Bench, origin: string): Promise<Measurement> {
  const mistakes = new Set<string>()
  const samples = await interleave({
    candidates: CANDIDATES.map(({ name }) => name),
    rounds: bench.quick ? 1 : 3,
    run: async (name) => {
      const candidate = findCandidate(name)
      const frames: Record<string, number> = {}
      for (const slowdown of SLOWDOWNS) {
        const result = await swipeAndPinch(bench, origin, { candidate, slowdown })
        frames[`swipe ${slowdown}`] = result.swipe
        frames[`pinch ${slowdown}`] = result.pinch
        for (const mistake of result.mistakes)
          mistakes.add(`${name}, CPU slowed ${slowdown} times: ${mistake}.`)
      }
      return frames
    },
  })
  const columns = SLOWDOWNS.flatMap((slowdown) =>
    ['swipe', 'pinch'].map((gesture) => {
      const speed = slowdown === 1 ? 'full speed' : `CPU slowed ${slowdown} times`
      return [`${gesture}, ${speed}`, `${gesture} ${slowdown}`, 'frames'] as const
    }),
  )
  return {
    goals: columns.map(([label, quantity, unit]) =>
      atLeast({
        what: `frames of 60 presented in a second of ${label}`,
        figure: figure(samplesOf(samples, OURS.name, quantity), unit),
        limit: 55,
        ratio: CANDIDATES.filter((each) => each !== OURS)
          .map(({ name }) => `${name}: ${samplesOf(samples, name, quantity).join('/')}`)
          .join(', '),
      }),
    ),
    grids: [toGrid('Frames presented in a second of a gesture', columns, samples)],
    notes: [...mistakes],
  }
}

async function swipeAndPinch(
  { chromium }: Bench,
  origin: string,
  { candidate, slowdown }: { readonly candidate: Candidate; readonly slowdown: number },
) {
  return withPage({ chromium, ...SCREEN, touch: true }, async ({ browser, page, cdp }) => {
    await goToPage(page, origin, candidate)
    await preloadLightbox(page, candidate)
    await openSettled(page, candidate, 0)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const mistakes: string[] = []
    const perform = async (name: string, gesture: TouchGesture) => {
      const events = await recordTrace(browser, page, async () => {
        await page.evaluate((mark) => void performance.mark(mark), name)
        await performGesture(cdp, gesture)
        // The animation after the gesture ends.
        await page.waitForTimeout(500)
      })
      const start = events.find((event) => event.name === name)?.ts ?? NaN
      return Math.min(60, countFrames(events, start, 1_000))
    }
    const swipe = await perform('swipe', swipeLeft(SCREEN))
    const width = await widthOf(page, candidate, 1)
    if (width === 0) mistakes.push('a swipe did not show the next image')
    const pinch = await perform('pinch', pinchOut(SCREEN))
    const zoomed = await page.evaluate(
      ([dialog, image]) => window.visibility.largestWidth(dialog, image),
      [candidate.dialog, width === 0 ? 0 : 1] as const,
    )
    if (zoomed < width * 1.5) mistakes.push('a pinch did not enlarge the image')
    return { swipe, pinch, mistakes }
  })
}
