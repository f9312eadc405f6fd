import { findProgram } from '../../../scripts/test/find-program.mjs'
import { launchFirefox } from '../../../tests/e2e/engines/launch-firefox'
import {
  findCandidate,
  serveCandidates,
  urlOf,
  type Candidate,
} from '../../candidate-page/serve-candidates'
import { nameWithTiles, OURS_ALL, tilesInDom } from '../../candidate-page/tiles-in-dom'
import { interleave, samplesOf, type Samples } from '../../measure/interleave'
import { median } from '../../measure/statistics'
import { fasterPeers } from '../../report/faster-peers'
import { figure } from '../../report/figure'
import { atMost, notMeasured, type Goal } from '../../report/goal'
import type { Grid } from '../../report/grid'
import type { Bench, Table, TableResult } from '../../table'
import { measureSteps } from './measure-steps'

const OURS = `${OURS_ALL}, animation off`
const ISOTOPE = 'Isotope, animation off'
const CANDIDATES: readonly Candidate[] = [
  { name: OURS, peer: null, animated: false, paging: 'all' },
  { name: ISOTOPE, peer: 'isotope', animated: false },
  { name: 'MixItUp, animation off', peer: 'mixitup', animated: false },
  { name: 'plain CSS grid', peer: 'plain-grid', animated: false },
]
const STEPS = ['init', 'narrow', 'reset']
const COLUMNS = [...STEPS, 'narrow, after', 'reset, after']
const PEERS = CANDIDATES.filter(({ peer }) => peer !== null).map(({ name }) => name)

interface MeasuredSize {
  readonly count: number
  readonly samples: Samples
  readonly mistakes: readonly string[]
}

export const table: Table = {
  title: 'Layout and filter in Firefox',
  limit: 1_200,
  run: async (bench) => {
    const firefox = process.env['FIREFOX_PATH'] ?? findProgram(['firefox-esr', 'firefox'])
    if (firefox === null) return resultOf([], [notMeasured('Firefox', '', 'it is not installed')])
    const server = await serveCandidates()
    try {
      const sizes: MeasuredSize[] = []
      for (const count of bench.quick ? [24, 100] : [24, 60, 100, 200, 1_000]) {
        bench.log(`${count.toLocaleString('en')} tiles`)
        sizes.push(await measureSize(bench, { firefox, origin: server.origin, count }))
        bench.saveProgress(resultOf(sizes))
      }
      return resultOf(sizes)
    } finally {
      await server.stop()
    }
  },
}

/** Each run has a browser of its own. */
async function measureSize(
  { quick, log }: Bench,
  { firefox, origin, count }: { firefox: string; origin: string; count: number },
): Promise<MeasuredSize> {
  const mistakes = new Set<string>()
  const samples = await interleave({
    candidates: CANDIDATES.map(({ name }) => name),
    rounds: quick ? 1 : 3,
    run: async (name) => {
      log(`  ${name}`)
      const engine = await launchFirefox(firefox, {
        'layout.frame_rate': 60,
        'privacy.reduceTimerPrecision': false,
      })
      try {
        const page = await engine.newPage()
        const address = (scenario: Parameters<typeof urlOf>[1]) =>
          urlOf(origin, scenario, findCandidate(CANDIDATES, name))
        const result = await measureSteps(page, { address, count, steps: STEPS })
        for (const mistake of result.mistakes) mistakes.add(`${name}, ${count}: ${mistake}.`)
        return result.busy
      } finally {
        await engine.stop()
      }
    },
  })
  return { count, samples, mistakes: [...mistakes] }
}

const resultOf = (
  sizes: readonly MeasuredSize[],
  goals: readonly Goal[] = sizes.flatMap(goalsOf),
): TableResult => ({
  method:
    'The pages and steps of the table “Layout and filter in the browser”, in Firefox without a window and with 60 frames a second. Figures are the processor time of the page’s main thread, as the kernel reports it, from the call to the paint of the frame with the result. They contain the messages of the driver that start and end a step, about 1 ms. Tessera shows the pressed option in one frame and the result in the next, and pays for both. “After” is the time from that frame until the page is still. Above 200 tiles Tessera shows the viewport first, then all in the DOM.',
  goals,
  grids: sizes.map(gridOf),
  notes: sizes.flatMap(({ count, mistakes }) =>
    mistakes.length > 0
      ? mistakes
      : [`${count} tiles: every candidate showed the right tiles after every step.`],
  ),
})

const gridOf = ({ count, samples }: MeasuredSize): Grid => ({
  title: `${count.toLocaleString('en')} tiles, ms of the main thread`,
  columns: COLUMNS,
  ours: nameWithTiles(OURS, count),
  rows: CANDIDATES.map(({ name }) => ({
    name: nameWithTiles(name, count),
    cells: COLUMNS.map((step) => {
      const values = samplesOf(samples, name, step)
      return values.length > 0 ? figure(values) : null
    }),
  })),
})

const goalsOf = ({ count, samples }: MeasuredSize): readonly Goal[] =>
  ['narrow', 'reset'].map((step) => {
    const isotope = median(samplesOf(samples, ISOTOPE, step))
    return atMost({
      what: `${count.toLocaleString('en')} tiles in Firefox, ${tilesInDom(count)}: ${step}, times ${ISOTOPE}`,
      figure: figure(
        samplesOf(samples, OURS, step).map((ms) => ms / isotope),
        'x',
      ),
      limit: 1,
      ratio: fasterPeers(samples, { ours: OURS, peers: PEERS, quantity: step }),
    })
  })
