import { withPage } from '../../../measure/browser'
import { slowestSince, watchInteractions } from '../../../measure/interactions'
import { interleave, samplesOf, type Samples } from '../../../measure/interleave'
import { figure } from '../../../report/figure'
import { atMost } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Part } from '../../page/part'
import { candidateNamed, CANDIDATES, OURS, type Candidate } from '../candidates'
import { close, goToRoom, openWatched, wantLightbox } from '../in-room'
import { medianOf, timesOurs, toGrid, type Column } from './compare'
import { readMoments, type Moments } from '../watch/series'

/** A phone of some years ago beside a desktop. */
const SLOWDOWN = 4
/** Chromium's "Fast 4G": ms there and back, bytes a second. */
const LINE = { offline: false, latency: 60, downloadThroughput: 1.1e6, uploadThroughput: 1.7e5 }

/** From a click on a tile to its image in the lightbox. */
export async function measureOpening(bench: Bench, origin: string): Promise<Part> {
  const mistakes = new Set<string>()
  const run = async (name: string) => {
    const candidate = candidateNamed(name)
    const moments = {
      ...(await openWarm(bench, origin, candidate)),
      ...(await openCold(bench, origin, candidate)),
    }
    for (const [what, samples] of Object.entries(moments)) {
      if (samples.length === 0) mistakes.add(`${name}: ${what} was not to be seen.`)
    }
    return moments
  }
  const rounds = bench.quick ? 1 : 3
  const samples = await interleave({ candidates: CANDIDATES.map(({ name }) => name), rounds, run })
  return {
    goals: [goal('first', samples), goal('later', samples)],
    grids: [
      toGrid('Opening, script and style loaded, CPU slowed 4 times', WARM, samples),
      toGrid('Opening with nothing loaded, CPU slowed 4 times, Fast 4G', COLD, samples),
    ],
    notes: [...mistakes],
  }
}

/** The first opening of a page and three later ones. */
async function openWarm({ chromium }: Bench, origin: string, candidate: Candidate) {
  return withPage({ chromium }, async ({ page, cdp }) => {
    await watchInteractions(page)
    await goToRoom(page, origin, candidate)
    await wantLightbox(page, candidate)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const seen: Record<string, number[]> = {}
    for (const image of [0, 5, 2, 7]) {
      const tile = (await page.locator(candidate.tile(image)).boundingBox())?.width ?? 0
      const series = await openWatched(page, candidate, { image })
      const kind = image === 0 ? 'first' : 'later'
      collect(seen, kind, readMoments(series, tile))
      const { duration } = await slowestSince(page, series.pressed - 100)
      seen[`${kind}: answer`] = [...(seen[`${kind}: answer`] ?? []), duration]
      await close(page, candidate)
      await page.waitForTimeout(300)
    }
    return seen
  })
}

async function openCold({ chromium }: Bench, origin: string, candidate: Candidate) {
  return withPage({ chromium }, async ({ page, cdp }) => {
    await goToRoom(page, origin, candidate)
    const tile = (await page.locator(candidate.tile(1)).boundingBox())?.width ?? 0
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', LINE)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const series = await openWatched(page, candidate, { image: 1, suddenly: true })
    const seen: Record<string, number[]> = {}
    collect(seen, 'cold', readMoments(series, tile))
    return seen
  })
}

function collect(seen: Record<string, number[]>, kind: string, moments: Moments): void {
  for (const [what, at] of Object.entries(moments)) {
    const key = `${kind}: ${what}`
    seen[key] = [...(seen[key] ?? []), ...(at === null ? [] : [at])]
  }
}

const WARM: readonly Column[] = (['first', 'later'] as const).flatMap((kind): Column[] => [
  [`${kind} opening: in the lightbox`, `${kind}: first`, 'ms'],
  ['half its size', `${kind}: half`, 'ms'],
  ['sharp', `${kind}: sharp`, 'ms'],
  ['answer to the click', `${kind}: answer`, 'ms'],
])
const COLD: readonly Column[] = [
  ['in the lightbox', 'cold: first', 'ms'],
  ['half its size', 'cold: half', 'ms'],
  ['sharp', 'cold: sharp', 'ms'],
]

/** The budget: 50 ms from the click to the first frame with the image. */
function goal(opening: 'first' | 'later', samples: Samples) {
  const what = `${opening}: first`
  return atMost({
    what: `${opening} opening: click to the first frame with the image, CPU slowed 4 times`,
    figure: figure(samplesOf(samples, OURS.name, what)),
    limit: 50,
    ratio: timesOurs(medianOf(samples, what)),
  })
}
