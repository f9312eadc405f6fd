import { benchFile } from '../../measure/bundle'
import { interleave, samplesOf, type Samples } from '../../measure/interleave'
import { median } from '../../measure/statistics'
import { figure } from '../../report/figure'
import { atLeast, atMost, type Goal } from '../../report/goal'
import { writeTimes } from '../../report/grid'
import { addressOf, candidateNamed, openStages, type Candidate } from '../../stage/open-stages'
import { usualScene } from '../../stage/scene'
import type { Table } from '../../table'
import { goBack } from './go-back'
import { scrollThrough } from './scroll-through'

const OURS = 'Tessera endless'
const WHOLE = 'Tessera, all tiles in the DOM'
const CANDIDATES: readonly Candidate[] = [
  { name: OURS, peer: null, animated: true, paging: 'endless' },
  { name: WHOLE, peer: null, animated: true, paging: 'all' },
  { name: 'plain CSS grid, all tiles in the DOM', peer: 'plain-grid', animated: false },
]

/** What was measured → its unit; columns of the table. */
const COLUMNS = {
  wake: 'ms',
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
  title: 'A gallery of 10,000 tiles, scrolled',
  limit: 300,
  run: async (bench) => {
    const scene = usualScene(10_000)
    const stages = await openStages({ scrolling: benchFile('tables/large/scrolling.ts') })
    try {
      const samples = await interleave({
        candidates: CANDIDATES.map(({ name }) => name),
        rounds: bench.quick ? 1 : 3,
        run: async (name) => {
          bench.say(`  ${name}`)
          const address = addressOf(stages.origin, scene, candidateNamed(CANDIDATES, name))
          return scrollThrough(bench, { address, script: `${stages.origin}/scrolling.js` })
        },
      })
      const endless = addressOf(stages.origin, scene, candidateNamed(CANDIDATES, OURS))
      const back = await goBack(bench, endless, `${stages.origin}/image.png`)
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
        notes: [
          `Back: left at ${Math.round(back.left)} px on ${back.leftOn}, came back to ${Math.round(back.found)} px on ${back.foundOn}; the browser’s back-forward cache is off.`,
        ],
      }
    } finally {
      await stages.stop()
    }
  },
}

function goalsFor(samples: Samples): readonly Goal[] {
  const of = (name: string, what: string) => samplesOf(samples, name, what)
  const memory = of(OURS, 'renderer memory')
  return [
    atLeast({
      // 60, less the frame in which a window of two seconds begins.
      what: 'Frames a second while scrolled at 4,000 px/s',
      figure: figure(of(OURS, 'fps'), '/s'),
      limit: 59,
      ratio: `all in the DOM: ${median(of(WHOLE, 'fps')).toFixed(0)} /s`,
    }),
    atMost({
      what: 'Frames without a tile in sight, of 60 scrolled at 4,000 px/s',
      figure: figure(of(OURS, 'blank frames'), ''),
      limit: 0,
    }),
    atMost({
      what: 'Renderer memory after scrolling',
      figure: figure(memory, 'MB'),
      limit: 75,
      ratio: `all in the DOM: ${writeTimes(median(of(WHOLE, 'renderer memory')), median(memory))}`,
    }),
  ]
}

const backGoal = ({ left, found, leftOn, foundOn }: Awaited<ReturnType<typeof goBack>>): Goal =>
  atMost({
    what: 'Back to where one left: distance',
    figure: figure([leftOn === foundOn ? Math.abs(left - found) : Infinity], 'px'),
    limit: 1,
  })

const METHOD =
  'The page is opened and woken, then scrolled by 4,000 px a second for two seconds, one step a frame; frames are the page’s own animation frames. Jump: to the middle of the page, ms of the main thread until tiles are drawn there. Nodes, heap (after collection) and memory (PSS of the renderer) are read after the scrolling.'
