import { buildSite } from '../../../scripts/build/build.mjs'
import { figure } from '../../report/figure'
import { atMost, type Goal } from '../../report/goal'
import type { Grid } from '../../report/grid'
import type { Table } from '../../table'
import { measureSize, type Measured } from './measure-size'

const SIZES = [100_000, 300_000, 1_000_000]
const QUICK_SIZES = [20_000]

export const table: Table = {
  title: 'One site process with up to a million works',
  limit: 7_200,
  run: async (bench) => {
    await buildSite(bench.root)
    const measured: Measured[] = []
    const result = () => ({
      method: METHOD,
      goals: measured.slice(-1).flatMap(toGoals),
      grids: [toGrid(measured)],
      notes: [],
    })
    for (const works of bench.quick ? QUICK_SIZES : SIZES) {
      bench.log(`${works.toLocaleString('en')} works`)
      measured.push(await measureSize(bench, works))
      bench.saveProgress(result())
    }
    return result()
  },
}

/** Of the largest number of works. */
function toGoals(measured: Measured): readonly Goal[] {
  const { works, start, memoryAtRest, memoryPeak, bytesPerWork, visible } = measured
  const { filter, tiles, search, answeredWithoutDatabase } = measured
  const goal = (what: string, value: number, unit: string, limit: number) =>
    atMost({
      what: `${works.toLocaleString('en')} works: ${what}`,
      figure: figure([value], unit),
      limit,
    })
  return [
    goal('memory at rest (PSS)', memoryAtRest, 'MB', 1_500),
    goal('peak of memory (RSS)', memoryPeak, 'MB', 1_500),
    goal('memory per work at rest', bytesPerWork, 'B', 1_000),
    goal('start', start, 'ms', 15_000),
    goal('filter with counts, processor time, p50', filter.p50, 'ms', 5),
    goal('filter with counts, processor time, p99', filter.p99, 'ms', 20),
    goal('24 tiles, processor time, p50', tiles.p50, 'ms', 10),
    goal('search, processor time, p99', search.p99, 'ms', 30),
    goal('publishing until visible', visible, 'ms', 1_000),
    goal('requests without an answer, database gone', 1 - answeredWithoutDatabase, '', 0),
  ]
}

const toGrid = (measured: readonly Measured[]): Grid => ({
  title: 'By number of works',
  columns: measured.map(({ works }) => works.toLocaleString('en')),
  ours: null,
  rows: ROWS.map(([name, unit, read]) => ({
    name,
    cells: measured.map((each) => figure([read(each)], unit)),
  })),
})

const ROWS: readonly (readonly [name: string, unit: string, read: (of: Measured) => number])[] = [
  ['first start', 'ms', ({ firstStart }) => firstStart],
  ['later start', 'ms', ({ start }) => start],
  ['its processor time', 'ms', ({ startCost }) => startCost],
  ['search ready after', 'ms', ({ indexed }) => indexed],
  ['memory when ready (PSS)', 'MB', ({ memoryReady }) => memoryReady],
  ['memory at rest (PSS)', 'MB', ({ memoryAtRest }) => memoryAtRest],
  ['peak of memory (RSS)', 'MB', ({ memoryPeak }) => memoryPeak],
  ['memory per work', 'B', ({ bytesPerWork }) => bytesPerWork],
  ['filter, p50', 'ms', ({ filter }) => filter.p50],
  ['filter, p99', 'ms', ({ filter }) => filter.p99],
  ['24 tiles, p50', 'ms', ({ tiles }) => tiles.p50],
  ['24 tiles, p99', 'ms', ({ tiles }) => tiles.p99],
  ['search page, p50', 'ms', ({ search }) => search.p50],
  ['search page, p99', 'ms', ({ search }) => search.p99],
  ['publishing until visible', 'ms', ({ visible }) => visible],
  ['answered without database', '', ({ answeredWithoutDatabase }) => answeredWithoutDatabase],
]

const METHOD =
  'The built site with the catalogue of `import/` (20,000 works without images), repeated with other slugs, titles and ids, in one gallery with search, two orders and 38 options. The works are written into `publications` on SQLite. The process is started twice; all but the first start is of the second. Requests are measured as processor time of the main thread; each address is requested once. Memory per work is what the process has more than a site of 40 works.'
