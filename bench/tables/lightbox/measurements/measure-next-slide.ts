import { withPage } from '../../../measure/browser'
import { interleave, samplesOf } from '../../../measure/interleave'
import {
  busyTime,
  SCRIPT_CATEGORY,
  scriptTime,
  findStepSpan,
  recordTrace,
} from '../../../measure/trace'
import { figure } from '../../../report/figure'
import { atMost } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Measurement } from '../../../report/measurement'
import { findCandidate, CANDIDATES, OURS, type Candidate } from '../candidates'
import { goToPage, stopRecording, openSettled, preloadLightbox } from '../lightbox-actions'
import { medianOf, timesOurs, toGrid } from './compare'

const IMAGES = [1, 2, 3, 4]
/** One frame at 60 Hz. */
const FRAME_MS = 1000 / 60

/** From the arrow key to the frame that shows the next image, which is preloaded. */
export async function measureNextSlide(bench: Bench, origin: string): Promise<Measurement> {
  const samples = await interleave({
    candidates: CANDIDATES.map(({ name }) => name),
    rounds: bench.quick ? 1 : 3,
    run: (name) => showNextSlides(bench, origin, findCandidate(name)),
  })
  const goal = atMost({
    what: 'next slide, preloaded: script from the key to the frame that shows it',
    figure: figure(samplesOf(samples, OURS.name, 'script')),
    limit: FRAME_MS,
    ratio: timesOurs(medianOf(samples, 'script')),
  })
  const grid = toGrid(
    'Next slide, with a preloaded image',
    [
      ['script until shown', 'script', 'ms'],
      ['busy time until shown', 'busy', 'ms'],
      ['elapsed time until shown', 'elapsed', 'ms'],
    ],
    samples,
  )
  return { goals: [goal], grids: [grid], notes: [] }
}

async function showNextSlides({ chromium }: Bench, origin: string, candidate: Candidate) {
  return withPage({ chromium }, async ({ browser, page }) => {
    await goToPage(page, origin, candidate)
    await preloadLightbox(page, candidate)
    await openSettled(page, candidate, 0)
    const { dialog } = candidate
    const events = await recordTrace(
      browser,
      page,
      async () => {
        for (const image of IMAGES) {
          const name = `slide ${image}`
          await page.evaluate((options) => window.visibility.start(options), {
            name,
            dialog,
            image,
          })
          await page.keyboard.press('ArrowRight')
          await stopRecording(page)
        }
      },
      [SCRIPT_CATEGORY],
    )
    const spans = IMAGES.flatMap((image) => findStepSpan(events, `slide ${image}`) ?? [])
    return {
      script: spans.map((span) => scriptTime(events, span)),
      busy: spans.map((span) => busyTime(events, span)),
      elapsed: spans.map(({ start, end }) => (end - start) / 1000),
    }
  })
}
