import { withPage } from '../../../measure/browser'
import { recordInteractions, slowestInteraction } from '../../../measure/interactions'
import { interleave, samplesOf, type Samples } from '../../../measure/interleave'
import { figure } from '../../../report/figure'
import { atMost } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Measurement } from '../../../report/measurement'
import { findCandidate, CANDIDATES, OURS, type Candidate } from '../candidates'
import { close, goToPage, openRecorded, preloadLightbox } from '../lightbox-actions'
import { medianOf, timesOurs, toGrid, type Column } from './compare'
import { readMoments, type Moments } from '../visibility/series'

/** Emulates an older phone. */
const SLOWDOWN = 4
/** Chromium's "Fast 4G": latency in ms, throughput in bytes per second. */
const FAST_4G = { offline: false, latency: 60, downloadThroughput: 1.1e6, uploadThroughput: 1.7e5 }

/** From the click on a tile until its image is visible in the lightbox. */
export async function measureOpening(bench: Bench, origin: string): Promise<Measurement> {
  const mistakes = new Set<string>()
  const run = async (name: string) => {
    const candidate = findCandidate(name)
    const moments = {
      ...(await openWarm(bench, origin, candidate)),
      ...(await openCold(bench, origin, candidate)),
    }
    for (const [moment, samples] of Object.entries(moments)) {
      if (samples.length === 0) mistakes.add(`${name}: ${moment} was never reached.`)
    }
    return moments
  }
  const rounds = bench.quick ? 1 : 3
  const samples = await interleave({ candidates: CANDIDATES.map(({ name }) => name), rounds, run })
  return {
    goals: [goalFor('first', samples), goalFor('later', samples)],
    grids: [
      toGrid('Opening with script and style preloaded, CPU slowed 4 times', WARM, samples),
      toGrid('Opening with nothing preloaded, CPU slowed 4 times, Fast 4G', COLD, samples),
    ],
    notes: [...mistakes],
  }
}

/** The first opening on a page and three later ones, with the lightbox preloaded. */
async function openWarm({ chromium }: Bench, origin: string, candidate: Candidate) {
  return withPage({ chromium }, async ({ page, cdp }) => {
    await recordInteractions(page)
    await goToPage(page, origin, candidate)
    await preloadLightbox(page, candidate)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const samples: Record<string, number[]> = {}
    for (const image of [0, 5, 2, 7]) {
      const tile = (await page.locator(candidate.tile(image)).boundingBox())?.width ?? 0
      const series = await openRecorded(page, candidate, { image })
      const kind = image === 0 ? 'first' : 'later'
      addMoments(samples, kind, readMoments(series, tile))
      const { duration } = await slowestInteraction(page, series.pressed - 100)
      samples[`${kind}: response`] = [...(samples[`${kind}: response`] ?? []), duration]
      await close(page, candidate)
      await page.waitForTimeout(300)
    }
    return samples
  })
}

/** An opening with nothing preloaded, over a slow connection. */
async function openCold({ chromium }: Bench, origin: string, candidate: Candidate) {
  return withPage({ chromium }, async ({ page, cdp }) => {
    await goToPage(page, origin, candidate)
    const tile = (await page.locator(candidate.tile(1)).boundingBox())?.width ?? 0
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', FAST_4G)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const series = await openRecorded(page, candidate, { image: 1, withoutIntent: true })
    const samples: Record<string, number[]> = {}
    addMoments(samples, 'cold', readMoments(series, tile))
    return samples
  })
}

function addMoments(samples: Record<string, number[]>, kind: string, moments: Moments): void {
  for (const [moment, at] of Object.entries(moments)) {
    const key = `${kind}: ${moment}`
    samples[key] = [...(samples[key] ?? []), ...(at === null ? [] : [at])]
  }
}

const WARM: readonly Column[] = (['first', 'later'] as const).flatMap((kind): Column[] => [
  [`${kind} opening: in the lightbox`, `${kind}: first`, 'ms'],
  ['half its size', `${kind}: half`, 'ms'],
  ['sharp', `${kind}: sharp`, 'ms'],
  ['response to the click', `${kind}: response`, 'ms'],
])
const COLD: readonly Column[] = [
  ['in the lightbox', 'cold: first', 'ms'],
  ['half its size', 'cold: half', 'ms'],
  ['sharp', 'cold: sharp', 'ms'],
]

/** Target from the click to the first frame with the image: 90 ms, later 50. */
function goalFor(opening: 'first' | 'later', samples: Samples) {
  const quantity = `${opening}: first`
  return atMost({
    what: `${opening} opening: click to the first frame with the image, CPU slowed 4 times`,
    figure: figure(samplesOf(samples, OURS.name, quantity)),
    limit: opening === 'first' ? 90 : 50,
    ratio: timesOurs(medianOf(samples, quantity)),
  })
}
