import { benchFile } from '../../measure/bundle'
import { interleave, samplesOf, type Samples } from '../../measure/interleave'
import { median } from '../../measure/statistics'
import { figure } from '../../report/figure'
import { atMost, type Goal } from '../../report/goal'
import { writeTimes, type Grid } from '../../report/grid'
import { openStages } from '../../stage/open-stages'
import { runSteps } from '../../stage/run-steps'
import { usualScene } from '../../stage/scene'
import { stepsOf } from '../../stage/steps'
import type { Table } from '../../table'
import { naivePage } from './naive-page'

const OURS = 'Tessera'
const NAIVE = 'naive React, all tiles hydrated'
const KINDS: Readonly<Record<string, string>> = { [OURS]: 'ours', [NAIVE]: 'naive' }

export const table: Table = {
  title: 'Hydration and filter in React 19',
  limit: 240,
  run: async (bench) => {
    const naive = { naive: benchFile('tables/react/naive-stage.tsx') }
    const stages = await openStages(naive, (kind, scene) =>
      kind === 'naive' ? naivePage(scene) : null,
    )
    try {
      const goals: Goal[] = []
      const grids: Grid[] = []
      const notes: string[] = []
      for (const count of bench.quick ? [60] : [60, 200, 1_000]) {
        bench.say(`${count.toLocaleString('en')} tiles`)
        const scene = usualScene(count)
        const samples = await interleave({
          candidates: [OURS, NAIVE],
          rounds: bench.quick ? 1 : 3,
          run: async (name) => {
            const path = `${KINDS[name]}/${encodeURIComponent(JSON.stringify(scene))}/all`
            const address = `${stages.origin}/${path}`
            const ran = await runSteps(
              { chromium: bench.chromium },
              { address, scene, limit: 20_000, withScript: true },
            )
            notes.push(...ran.mistakes.map((mistake) => `${name}, ${count}: ${mistake}.`))
            const scripts = Object.entries(ran.script).map(([step, ms]) => [`${step} script`, ms])
            return {
              ...ran.busy,
              ...Object.fromEntries(scripts),
              'longest task': ran.longest['init'] ?? NaN,
            }
          },
        })
        grids.push(toGrid(count, samples))
        if (count === 1_000) goals.push(...goalsFor(samples))
      }
      return { method: METHOD, goals, grids, notes }
    } finally {
      await stages.stop()
    }
  },
}

const COLUMNS = [
  'init',
  'init script',
  'longest task',
  ...stepsOf(usualScene(1)).flatMap(({ name }) => [name, `${name} script`]),
]

const toGrid = (count: number, samples: Samples): Grid => ({
  title: `${count.toLocaleString('en')} tiles`,
  columns: COLUMNS.map((what) => what.replace('init', 'hydration')),
  ours: OURS,
  rows: [OURS, NAIVE].map((name) => ({
    name,
    cells: COLUMNS.map((what) => figure(samplesOf(samples, name, what))),
  })),
})

/** The budgets: 10 ms to wake at 1,000 tiles, no long task, a filter in 6 to 20 ms. */
function goalsFor(samples: Samples): readonly Goal[] {
  const goal = (what: string, of: string, limit: number) => {
    const own = samplesOf(samples, OURS, of)
    const naive = median(samplesOf(samples, NAIVE, of))
    return atMost({
      what,
      figure: figure(own),
      limit,
      ratio: `naive: ${writeTimes(naive, median(own))}`,
    })
  }
  return [
    goal('1,000 tiles: hydration', 'init', 10),
    goal('1,000 tiles: longest task of the hydration', 'longest task', 50),
    goal('1,000 tiles: narrow', 'narrow', 20),
    goal('1,000 tiles: reset', 'reset', 20),
  ]
}

const METHOD =
  'Both are rendered by the server and then hydrated. The naive gallery has the same groups, counts and tiles of nine elements; each tile is a memo component with a flag. Figures are ms of the main thread: hydration from `hydrateRoot` to the frame after its effects, filters from the click to the frame that shows them; “script” is the part of it that script ran.'
