import { benchFile } from '../../measure/bundle'
import { interleave, samplesOf, type Samples } from '../../measure/interleave'
import { median } from '../../measure/statistics'
import { figure } from '../../report/figure'
import { atMost, type Goal } from '../../report/goal'
import { formatRatio, type Grid } from '../../report/grid'
import { serveCandidates } from '../../candidate-page/serve-candidates'
import { runSteps } from '../../candidate-page/run-steps'
import { defaultScenario } from '../../candidate-page/scenario'
import { stepsOf } from '../../candidate-page/steps'
import type { Table } from '../../table'
import { measureSlowHydration } from './slow-hydration'
import { naivePage } from './naive-page'

const OURS = 'Tessera'
const NAIVE = 'naive React, all tiles hydrated'
const KINDS: Readonly<Record<string, string>> = { [OURS]: 'ours', [NAIVE]: 'naive' }

export const table: Table = {
  title: 'Hydration and filters in React 19',
  limit: 420,
  run: async (bench) => {
    const naive = { naive: benchFile('tables/react/naive-client.tsx') }
    const server = await serveCandidates(naive, (kind, scenario) =>
      kind === 'naive' ? naivePage(scenario) : null,
    )
    try {
      const addressOf = (name: string, count: number) => {
        const scenario = encodeURIComponent(JSON.stringify(defaultScenario(count)))
        return `${server.origin}/${KINDS[name]}/${scenario}/all`
      }
      const goals: Goal[] = []
      const grids: Grid[] = []
      const notes: string[] = []
      for (const count of bench.quick ? [60] : [24, 60, 200, 1_000]) {
        bench.log(`${count.toLocaleString('en')} tiles`)
        const scenario = defaultScenario(count)
        const samples = await interleave({
          candidates: [OURS, NAIVE],
          rounds: bench.quick ? 1 : 3,
          run: async (name) => {
            const result = await runSteps(
              { chromium: bench.chromium },
              { address: addressOf(name, count), scenario, limit: 20_000, withScript: true },
            )
            notes.push(...result.mistakes.map((mistake) => `${name}, ${count}: ${mistake}.`))
            const scripts = Object.entries(result.script).map(([step, ms]) => [
              `${step} script`,
              ms,
            ])
            return {
              ...result.busy,
              ...Object.fromEntries(scripts),
              'longest task': result.longest['init'] ?? NaN,
            }
          },
        })
        grids.push(toGrid(count, samples))
        if (count === 1_000) goals.push(...goalsFor(samples))
      }
      const slow = await measureSlowHydration(bench, [OURS, NAIVE], addressOf)
      return {
        method: METHOD,
        goals: [...goals, ...slow.goals],
        grids: [...grids, ...slow.grids],
        notes,
      }
    } finally {
      await server.stop()
    }
  },
}

const COLUMNS = [
  'init',
  'init script',
  'longest task',
  ...stepsOf(defaultScenario(1_000)).flatMap(({ name }) => [name, `${name} script`]),
]

function toGrid(count: number, samples: Samples): Grid {
  // Small galleries have fewer steps.
  const columns = COLUMNS.filter((what) => samplesOf(samples, OURS, what).length > 0)
  return {
    title: `${count.toLocaleString('en')} tiles, full DOM`,
    columns: columns.map((what) => what.replace('init', 'hydration')),
    ours: OURS,
    rows: [OURS, NAIVE].map((name) => ({
      name,
      cells: columns.map((what) => figure(samplesOf(samples, name, what))),
    })),
  }
}

/** Targets for 1,000 tiles: hydration in 30 ms without a long task, a filter in 20 ms. */
function goalsFor(samples: Samples): readonly Goal[] {
  const goal = (what: string, of: string, limit: number) => {
    const own = samplesOf(samples, OURS, of)
    const naive = median(samplesOf(samples, NAIVE, of))
    return atMost({
      what,
      figure: figure(own),
      limit,
      ratio: `naive: ${formatRatio(naive, median(own))}`,
    })
  }
  return [
    goal('1,000 tiles: hydration', 'init', 30),
    goal('1,000 tiles: longest task of the hydration', 'longest task', 50),
    goal('1,000 tiles: narrow', 'narrow', 20),
    goal('1,000 tiles: reset', 'reset', 20),
  ]
}

const METHOD =
  'Both are rendered on the server and then hydrated. The naive gallery has the same groups and counts, and tiles of nine elements; each tile is a memo component with a flag. Figures are busy times of the main thread in ms: hydration from `hydrateRoot` to the frame after its effects, filters from the click to the frame that shows the result; “script” is the share of JavaScript.'
