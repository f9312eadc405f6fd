import { benchFile } from '../../measure/bundle'
import { interleave, samplesOf, type Samples } from '../../measure/interleave'
import { median } from '../../measure/statistics'
import { figure } from '../../report/figure'
import { atLeast, atMost, type Goal } from '../../report/goal'
import { formatRatio } from '../../report/grid'
import {
  urlOf,
  findCandidate,
  serveCandidates,
  type Candidate,
} from '../../candidate-page/serve-candidates'
import { defaultScenario } from '../../candidate-page/scenario'
import { OURS_WINDOWED, tilesInDom } from '../../candidate-page/tiles-in-dom'
import type { Table } from '../../table'
import { goBack, type BackResult } from './go-back'
import { scrollThrough } from './scroll-through'

const OURS = OURS_WINDOWED
const ALL_IN_DOM = `Tessera, ${tilesInDom(10_000)}`
const CANDIDATES: readonly Candidate[] = [
  { name: OURS, peer: null, animated: true, paging: 'endless' },
  { name: ALL_IN_DOM, peer: null, animated: true, paging: 'all' },
  { name: 'plain CSS grid, all tiles in the DOM', peer: 'plain-grid', animated: false },
]

/** Quantity → unit: the columns of the table. */
const COLUMNS = {
  hydration: 'ms',
  fps: '/s',
  'frames > 25 ms': '',
  'longest gap': 'ms',
  'blank frames': '',
  jump: 'ms',
  'DOM nodes': '',
  'JS heap': 'MB',
  'renderer memory': 'MB',
} as const

export const table: Table = {
  title: 'Scrolling a gallery of 10,000 tiles',
  limit: 300,
  run: async (bench) => {
    const scenario = defaultScenario(10_000)
    const server = await serveCandidates({ scrolling: benchFile('tables/large/scrolling.ts') })
    try {
      const samples = await interleave({
        candidates: CANDIDATES.map(({ name }) => name),
        rounds: bench.quick ? 1 : 3,
        run: async (name) => {
          bench.log(`  ${name}`)
          const address = urlOf(server.origin, scenario, findCandidate(CANDIDATES, name))
          return scrollThrough(bench, { address, script: `${server.origin}/scrolling.js` })
        },
      })
      const endless = urlOf(server.origin, scenario, findCandidate(CANDIDATES, OURS))
      const back: BackResult[] = []
      for (let round = 0; round < (bench.quick ? 1 : 3); round++)
        back.push(await goBack(bench, endless, `${server.origin}/image.png`))
      return {
        method: METHOD,
        goals: [...goalsFor(samples), backGoal(back)],
        grids: [
          {
            title: '10,000 tiles',
            columns: Object.keys(COLUMNS),
            ours: OURS,
            rows: CANDIDATES.map(({ name }) => ({
              name,
              cells: Object.entries(COLUMNS).map(([what, unit]) =>
                figure(samplesOf(samples, name, what), unit),
              ),
            })),
          },
        ],
        notes: back.map(
          ({ before, after }) =>
            `Back: ${Math.round(before.top)} px on ${before.tile} before, ${Math.round(after.top)} px on ${after.tile} after going back. The browser’s back-forward cache is off.`,
        ),
      }
    } finally {
      await server.stop()
    }
  },
}

function goalsFor(samples: Samples): readonly Goal[] {
  const of = (name: string, what: string) => samplesOf(samples, name, what)
  const memory = of(OURS, 'renderer memory')
  return [
    atLeast({
      // 60, minus the frame in which the two seconds start.
      what: 'Windowed: frames per second while scrolling at 4,000 px/s',
      figure: figure(of(OURS, 'fps'), '/s'),
      limit: 59,
      ratio: `all in the DOM: ${median(of(ALL_IN_DOM, 'fps')).toFixed(0)} /s`,
    }),
    atMost({
      what: 'Windowed: frames without a tile in the middle of the screen, of 60 at 4,000 px/s',
      figure: figure(of(OURS, 'blank frames'), ''),
      limit: 0,
    }),
    atMost({
      what: 'Windowed: renderer memory after scrolling',
      figure: figure(memory, 'MB'),
      limit: 75,
      ratio: `all in the DOM: ${formatRatio(median(of(ALL_IN_DOM, 'renderer memory')), median(memory))}`,
    }),
  ]
}

const backGoal = (rounds: readonly BackResult[]): Goal =>
  atMost({
    what: 'Windowed: distance from the previous scroll position after Back',
    figure: figure(
      rounds.map(({ before, after }) =>
        before.tile === after.tile ? Math.abs(before.top - after.top) : Infinity,
      ),
      'px',
    ),
    limit: 1,
  })

const METHOD =
  'The page is opened and hydrated, then scrolled by 4,000 px per second for two seconds, one step in each animation frame of the page. Jump: to the middle of the page, busy time of the main thread until tiles are shown there. Nodes, heap (after garbage collection) and memory (PSS of the renderer) are read after scrolling.'
