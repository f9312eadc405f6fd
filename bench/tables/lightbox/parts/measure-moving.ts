import { withPage } from '../../../measure/browser'
import { interleave, samplesOf } from '../../../measure/interleave'
import { busyTime, SCRIPT_CATEGORY, scriptTime, spanOf, traced } from '../../../measure/trace'
import { figure } from '../../../report/figure'
import { atMost } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Part } from '../../page/part'
import { candidateNamed, CANDIDATES, OURS, type Candidate } from '../candidates'
import { endWatch, goToRoom, openSettled, wantLightbox } from '../in-room'
import { medianOf, timesOurs, toGrid } from './compare'

const MOVES = [1, 2, 3, 4]
/** One frame of a screen of 60 Hz, ms. */
const FRAME = 1000 / 60

/** From the arrow key to the frame that shows the next image, loaded ahead. */
export async function measureMoving(bench: Bench, origin: string): Promise<Part> {
  const samples = await interleave({
    candidates: CANDIDATES.map(({ name }) => name),
    rounds: bench.quick ? 1 : 2,
    run: (name) => moveOn(bench, origin, candidateNamed(name)),
  })
  const goal = atMost({
    what: 'next slide, loaded ahead: script from the key to the frame that shows it',
    figure: figure(samplesOf(samples, OURS.name, 'script')),
    limit: FRAME,
    ratio: timesOurs(medianOf(samples, 'script')),
  })
  const grid = toGrid(
    'Moving on to an image loaded ahead',
    [
      ['script until it is shown', 'script', 'ms'],
      ['work until it is shown', 'busy', 'ms'],
      ['time until it is shown', 'wall', 'ms'],
    ],
    samples,
  )
  return { goals: [goal], grids: [grid], notes: [] }
}

async function moveOn({ chromium }: Bench, origin: string, candidate: Candidate) {
  return withPage({ chromium }, async ({ browser, page }) => {
    await goToRoom(page, origin, candidate)
    await wantLightbox(page, candidate)
    await openSettled(page, candidate, 0)
    const { room } = candidate
    const events = await traced(
      browser,
      page,
      async () => {
        for (const image of MOVES) {
          const name = `move ${image}`
          await page.evaluate((wanted) => window.watch.start(wanted), { name, room, image })
          await page.keyboard.press('ArrowRight')
          await endWatch(page)
        }
      },
      [SCRIPT_CATEGORY],
    )
    const spans = MOVES.flatMap((image) => spanOf(events, `move ${image}`) ?? [])
    return {
      script: spans.map((span) => scriptTime(events, span)),
      busy: spans.map((span) => busyTime(events, span)),
      wall: spans.map(({ start, end }) => (end - start) / 1000),
    }
  })
}
