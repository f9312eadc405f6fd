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
import { nameWithTiles, OURS_ALL, tilesInDom } from '../../candidate-page/tiles-in-dom'
import type { Table } from '../../table'
import { measureSlowHydration } from './slow-hydration'
import { naivePage } from './naive-page'

const OURS = OURS_ALL
const NAIVE = 'naive React, full DOM, all tiles hydrated'
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
            const after = Object.entries(result.after).map(([step, ms]) => [`${step}, after`, ms])
            return {
              ...result.busy,
              ...Object.fromEntries(after),
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
  ...stepsOf(defaultScenario(1_000)).flatMap(({ name }) => [
    name,
    `${name} script`,
    `${name}, after`,
  ]),
]

function toGrid(count: number, samples: Samples): Grid {
  // Small galleries have fewer steps.
  const columns = COLUMNS.filter((what) => samplesOf(samples, OURS, what).length > 0)
  return {
    title: `${count.toLocaleString('en')} tiles`,
    columns: columns.map((what) => what.replace('init', 'hydration')),
    ours: rowName(OURS, count),
    rows: [OURS, NAIVE].map((name) => ({
      name: rowName(name, count),
      cells: columns.map((what) => figure(samplesOf(samples, name, what))),
    })),
  }
}

/** React renders all tiles of the naive gallery in the frame with the result. */
const rowName = (name: string, count: number) => (name === OURS ? nameWithTiles(name, count) : name)

/** Targets for 1,000 tiles: hydration in 30 ms without a long task, a filter in 20 ms. */
function goalsFor(samples: Samples): readonly Goal[] {
  const tiles = `1,000 tiles, ${tilesInDom(1_000)}`
  const goal = (what: string, of: string, limit: number) => {
    const own = samplesOf(samples, OURS, of)
    const naive = median(samplesOf(samples, NAIVE, of))
    return atMost({
      what: `${tiles}: ${what}`,
      figure: figure(own),
      limit,
      ratio: `naive: ${formatRatio(naive, median(own))}`,
    })
  }
  return [
    goal('hydration', 'init', 30),
    goal('longest task of the hydration', 'longest task', 50),
    goal('narrow', 'narrow', 20),
    goal('reset', 'reset', 20),
  ]
}

const METHOD =
  'Both are rendered on the server and then hydrated. The naive gallery has the same groups and counts, and tiles of nine elements; each tile is a memo component with a flag. Figures are busy times of the main thread in ms: hydration from `hydrateRoot` to the frame after its effects, filters from the click to the frame that shows the result; “script” is the share of JavaScript, “after” the time from that frame until the page is still. Above 200 tiles Tessera shows the viewport first, then all in the DOM.'
