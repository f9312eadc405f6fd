import { interleave, samplesOf, type Measured, type Samples } from '../../measure/interleave'
import { figure } from '../../report/figure'
import { atLeast, atMost, type Goal } from '../../report/goal'
import { formatRatio, type Cell, type Grid } from '../../report/grid'
import {
  findCandidate,
  serveCandidates,
  type Candidate,
} from '../../candidate-page/serve-candidates'
import { nameWithTiles, OURS_ALL, tilesInDom } from '../../candidate-page/tiles-in-dom'
import { fasterPeers } from '../../report/faster-peers'
import type { Bench, Table } from '../../table'
import { median } from '../../measure/statistics'
import { CLICK_TIMEOUT_MS, measureClicks } from './measure-clicks'

const OURS = OURS_ALL

const CANDIDATES: readonly Candidate[] = [
  { name: OURS, peer: null, animated: true, paging: 'all' },
  { name: 'Isotope', peer: 'isotope', animated: true },
  { name: 'Muuri', peer: 'muuri', animated: true },
  { name: 'Shuffle', peer: 'shuffle', animated: true },
  { name: 'MixItUp', peer: 'mixitup', animated: true },
  { name: 'document view transition', peer: 'view-transition', animated: true },
  { name: 'plain CSS grid, no animation', peer: 'plain-grid', animated: false },
]

const PEERS = CANDIDATES.filter(({ peer }) => peer !== null).map(({ name }) => name)

/** Targets by number of visible tiles: ms to the first frame, frames per second. */
const TARGETS = [
  { visible: 60, click: 32, frames: 52 },
  { visible: 200, click: 60, frames: 50 },
  { visible: 500, click: 90, frames: 48 },
] as const

export const table: Table = {
  title: 'Animation after a click, CPU slowed 4 times',
  limit: 900,
  run: async (bench) => {
    const server = await serveCandidates()
    try {
      const goals: Goal[] = []
      const grids: Grid[] = []
      const notes: string[] = []
      for (const target of bench.quick ? TARGETS.slice(0, 1) : TARGETS) {
        bench.log(`${target.visible} visible tiles`)
        const { samples, mistakes } = await measure(bench, server.origin, target.visible)
        goals.push(...goalsFor(target, samples))
        grids.push(toGrid(target.visible, samples))
        notes.push(...mistakes)
        bench.saveProgress({ method: METHOD, goals, grids, notes: [...notes, ...NOTES] })
      }
      return { method: METHOD, goals, grids, notes: [...notes, ...NOTES] }
    } finally {
      await server.stop()
    }
  },
}

/** Measures every candidate in turns. A candidate that timed out does not run again. */
async function measure(bench: Bench, origin: string, visible: number) {
  const mistakes = new Set<string>()
  const stopped = new Set<string>()
  const samples = await interleave({
    candidates: CANDIDATES.map(({ name }) => name),
    rounds: bench.quick ? 1 : 3,
    run: async (name): Promise<Measured> => {
      if (stopped.has(name)) return {}
      const candidate = findCandidate(CANDIDATES, name)
      bench.log(`  ${name}`)
      const result = await measureClicks(bench, { origin, candidate, visible })
      for (const mistake of result.mistakes)
        mistakes.add(`${name}, ${visible} visible: ${mistake}.`)
      if (!result.isStopped) return { click: result.click, frames: result.frames }
      stopped.add(name)
      mistakes.add(
        `${name}, ${visible} visible: a click did not finish within ${CLICK_TIMEOUT_MS / 1000} s.`,
      )
      return { click: result.click, frames: result.frames }
    },
  })
  return { samples, mistakes }
}

type Target = (typeof TARGETS)[number]

function goalsFor({ visible, click, frames }: Target, samples: Samples): readonly Goal[] {
  const clicks = samplesOf(samples, OURS, 'click')
  const isotopeClick = median(samplesOf(samples, 'Isotope', 'click'))
  const isotopeFrames = median(samplesOf(samples, 'Isotope', 'frames'))
  const tiles = `${visible} visible tiles of ${visible * 2}, ${tilesInDom(visible * 2)}`
  const faster = (quantity: string, better?: 'higher') =>
    fasterPeers(samples, { ours: OURS, peers: PEERS, quantity, ...(better && { better }) })
  return [
    atMost({
      what: `${tiles}: click to first frame`,
      figure: figure(clicks),
      limit: click,
      ratio: `Isotope: ${formatRatio(isotopeClick, median(clicks))}; ${faster('click')}`,
    }),
    atLeast({
      what: `${tiles}: frames in the 400 ms after the click`,
      figure: figure(samplesOf(samples, OURS, 'frames'), '/s'),
      limit: frames,
      ratio: `Isotope: ${isotopeFrames} /s; ${faster('frames', 'higher')}`,
    }),
  ]
}

const toGrid = (visible: number, samples: Samples): Grid => ({
  title: `${visible} visible tiles of ${visible * 2}`,
  columns: ['click to first frame', 'frames'],
  ours: nameWithTiles(OURS, visible * 2),
  rows: CANDIDATES.map(({ name }) => ({
    name: nameWithTiles(name, visible * 2),
    cells: [
      cell(samplesOf(samples, name, 'click')),
      cell(samplesOf(samples, name, 'frames'), '/s'),
    ],
  })),
})

/** A candidate that timed out at the first click has no sample. */
const cell = (samples: readonly number[], unit = 'ms'): Cell =>
  samples.length > 0 ? figure(samples, unit) : `not finished within ${CLICK_TIMEOUT_MS / 1000} s`

const METHOD =
  'A real mouse click on a filter option. As many tiles are visible before as after it, and half of them stay. Click to first frame is the duration of Event Timing, which INP counts: the slowest of press, release and click, in steps of 8 ms; 16 means 16 or less. Frames are those that the browser presented in the 400 ms after the press, per second, from its trace; 57 or more means every frame. All animations last 350 ms. Each run has four clicks and a browser of its own.'

const NOTES = [
  'The first frame after the click may show only the pressed button: Muuri and Tessera filter in the next frame.',
  'Above 200 tiles Tessera shows the viewport first, then all in the DOM.',
  'The machine has no GPU: the processor rasterises the frames of all candidates.',
]
