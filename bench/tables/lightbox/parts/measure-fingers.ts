import { withPage } from '../../../measure/browser'
import { interleave, samplesOf } from '../../../measure/interleave'
import { drawsAfter, traced } from '../../../measure/trace'
import { figure } from '../../../report/figure'
import { atLeast } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Part } from '../../page/part'
import { candidateNamed, CANDIDATES, OURS, type Candidate } from '../candidates'
import { goToRoom, openSettled, wantLightbox, widthOf } from '../in-room'
import { toGrid } from './compare'
import { moveFingers, pinchOut, swipeLeft, type Way } from './fingers'

/** A phone held upright, px. */
const SCREEN = { width: 412, height: 915 }
const SLOWDOWNS = [1, 4]

/** Frames drawn while fingers swipe and pinch for a second. */
export async function measureFingers(bench: Bench, origin: string): Promise<Part> {
  const mistakes = new Set<string>()
  const samples = await interleave({
    candidates: CANDIDATES.map(({ name }) => name),
    rounds: bench.quick ? 1 : 2,
    run: async (name) => {
      const candidate = candidateNamed(name)
      const frames: Record<string, number> = {}
      for (const slowdown of SLOWDOWNS) {
        const seen = await swipeAndPinch(bench, origin, { candidate, slowdown })
        frames[`swipe ${slowdown}`] = seen.swipe
        frames[`pinch ${slowdown}`] = seen.pinch
        for (const mistake of seen.mistakes)
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
    goals: columns.map(([label, what, unit]) =>
      atLeast({
        what: `frames of 60 drawn in a second of ${label}`,
        figure: figure(samplesOf(samples, OURS.name, what), unit),
        limit: 55,
        ratio: CANDIDATES.filter((each) => each !== OURS)
          .map(({ name }) => `${name}: ${samplesOf(samples, name, what).join('/')}`)
          .join(', '),
      }),
    ),
    grids: [toGrid('Frames drawn in a second of a gesture', columns, samples)],
    notes: [...mistakes],
  }
}

async function swipeAndPinch(
  { chromium }: Bench,
  origin: string,
  { candidate, slowdown }: { readonly candidate: Candidate; readonly slowdown: number },
) {
  return withPage({ chromium, ...SCREEN, touch: true }, async ({ browser, page, cdp }) => {
    await goToRoom(page, origin, candidate)
    await wantLightbox(page, candidate)
    await openSettled(page, candidate, 0)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const mistakes: string[] = []
    const gesture = async (name: string, way: Way) => {
      const events = await traced(browser, page, async () => {
        await page.evaluate((mark) => void performance.mark(mark), name)
        await moveFingers(cdp, way)
        // What they threw comes to rest.
        await page.waitForTimeout(500)
      })
      const start = events.find((event) => event.name === name)?.ts ?? NaN
      return Math.min(60, drawsAfter(events, start, 1_000))
    }
    const swipe = await gesture('swipe', swipeLeft(SCREEN))
    const width = await widthOf(page, candidate, 1)
    if (width === 0) mistakes.push('a swipe did not move on')
    const pinch = await gesture('pinch', pinchOut(SCREEN))
    const zoomed = await page.evaluate(([room, image]) => window.watch.largest(room, image), [
      candidate.room,
      width === 0 ? 0 : 1,
    ] as const)
    if (zoomed < width * 1.5) mistakes.push('a pinch did not enlarge')
    return { swipe, pinch, mistakes }
  })
}
