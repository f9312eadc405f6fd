import { interleave, samplesOf, type Measured, type Samples } from '../../measure/interleave'
import { figure } from '../../report/figure'
import { atLeast, atMost, type Goal } from '../../report/goal'
import { writeTimes, type Cell, type Grid } from '../../report/grid'
import { candidateNamed, openStages, type Candidate } from '../../stage/open-stages'
import type { Bench, Table } from '../../table'
import { median } from '../../measure/statistics'
import { PATIENCE, watchClicks } from './watch-clicks'

const OURS = 'Tessera'

const CANDIDATES: readonly Candidate[] = [
  { name: OURS, peer: null, animated: true, paging: 'all' },
  { name: 'Isotope', peer: 'isotope', animated: true },
  { name: 'Muuri', peer: 'muuri', animated: true },
  { name: 'Shuffle', peer: 'shuffle', animated: true },
  { name: 'MixItUp', peer: 'mixitup', animated: true },
  { name: 'document view transition', peer: 'view-transition', animated: true },
  { name: 'plain CSS grid, no movement', peer: 'plain-grid', animated: false },
]

/** The budgets: visible tiles → ms to the first frame, draws a second. */
const TARGETS = [
  { visible: 60, click: 32, draws: 52 },
  { visible: 200, click: 60, draws: 50 },
  { visible: 500, click: 90, draws: 48 },
] as const

export const table: Table = {
  title: 'Movement after a click, CPU slowed 4 times',
  limit: 480,
  run: async (bench) => {
    const stages = await openStages()
    try {
      const goals: Goal[] = []
      const grids: Grid[] = []
      const notes: string[] = []
      for (const target of bench.quick ? TARGETS.slice(0, 1) : TARGETS) {
        bench.say(`${target.visible} visible tiles`)
        const { samples, mistakes } = await measure(bench, stages.origin, target.visible)
        goals.push(...goalsFor(target, samples))
        grids.push(toGrid(target.visible, samples))
        notes.push(...mistakes)
        bench.keep({ method: METHOD, goals, grids, notes: [...notes, ...NOTES] })
      }
      return { method: METHOD, goals, grids, notes: [...notes, ...NOTES] }
    } finally {
      await stages.stop()
    }
  },
}

/** Every candidate in turns. One that was stopped is not tried again. */
async function measure(bench: Bench, origin: string, visible: number) {
  const mistakes = new Set<string>()
  const stopped = new Set<string>()
  const samples = await interleave({
    candidates: CANDIDATES.map(({ name }) => name),
    rounds: bench.quick || visible > 200 ? 1 : 2,
    run: async (name): Promise<Measured> => {
      if (stopped.has(name)) return {}
      const candidate = candidateNamed(CANDIDATES, name)
      bench.say(`  ${name}`)
      const seen = await watchClicks(bench, { origin, candidate, visible })
      for (const mistake of seen.mistakes) mistakes.add(`${name}, ${visible} visible: ${mistake}.`)
      if (!seen.isStopped) return { click: seen.click, draws: seen.draws }
      stopped.add(name)
      mistakes.add(`${name}, ${visible} visible: a click was not done after ${PATIENCE / 1000} s.`)
      return { click: seen.click, draws: seen.draws }
    },
  })
  return { samples, mistakes }
}

type Target = (typeof TARGETS)[number]

function goalsFor({ visible, click, draws }: Target, samples: Samples): readonly Goal[] {
  const clicks = samplesOf(samples, OURS, 'click')
  const theirs = median(samplesOf(samples, 'Isotope', 'click'))
  const theirDraws = median(samplesOf(samples, 'Isotope', 'draws'))
  return [
    atMost({
      what: `${visible} visible tiles: click to first frame`,
      figure: figure(clicks),
      limit: click,
      ratio: `Isotope: ${writeTimes(theirs, median(clicks))}`,
    }),
    atLeast({
      what: `${visible} visible tiles: draws in the 400 ms after the click`,
      figure: figure(samplesOf(samples, OURS, 'draws'), '/s'),
      limit: draws,
      ratio: `Isotope: ${theirDraws} /s`,
    }),
  ]
}

const toGrid = (visible: number, samples: Samples): Grid => ({
  title: `${visible} visible tiles of ${visible * 2}`,
  columns: ['click to first frame', 'draws'],
  ours: OURS,
  rows: CANDIDATES.map(({ name }) => ({
    name,
    cells: [cell(samplesOf(samples, name, 'click')), cell(samplesOf(samples, name, 'draws'), '/s')],
  })),
})

/** Of who was stopped at the first click there is no sample. */
const cell = (samples: readonly number[], unit = 'ms'): Cell =>
  samples.length > 0 ? figure(samples, unit) : `not done after ${PATIENCE / 1000} s`

const METHOD =
  'A real mouse click on a filter: as many tiles are visible before as after, half of them stay. Click to first frame is Event Timing’s duration (what INP counts: the slowest of press, release and click, in steps of 8 ms; 16 stands for 16 or less). Draws are frames that the browser put on the screen in the 400 ms after the press, from its trace, a second: 57 or more is every frame. All movements last 350 ms. Four clicks a run, a browser of its own for each.'

const NOTES = [
  'The click’s first frame may show the pressed button alone: Muuri and Tessera filter in the frame after.',
  'The machine has no GPU: draws are rastered by the processor for everybody.',
]
