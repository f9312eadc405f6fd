import { benchFile, bundle } from '../../measure/bundle'
import { withPage } from '../../measure/browser'
import { interleave, samplesOf, type Samples } from '../../measure/interleave'
import { serve } from '../../measure/serve'
import { figure } from '../../report/figure'
import type { Grid } from '../../report/grid'
import type { Table } from '../../table'
import { filterGoals } from './goals'
import type { FilterLab } from './lab'

declare global {
  interface Window {
    filterLab: FilterLab
  }
}

/** The first of each is ours. */
const FILTERS = ['GalleryIndex', 'minimal bitsets', 'naive'] as const
const PACKERS = ['placeTiles()', 'Packery'] as const

export const table: Table = {
  title: 'Filter and packing without the DOM',
  limit: 180,
  run: async (bench) => {
    const files = await bundle({ lab: benchFile('tables/filter/lab.ts') })
    const server = await serve(files, (path) =>
      path === '/' ? '<!doctype html><script type="module" src="/lab.js"></script>' : null,
    )
    try {
      return await withPage({ chromium: bench.chromium }, async ({ page }) => {
        await page.goto(server.origin)
        await page.waitForFunction(() => 'filterLab' in window)
        const counts = [10_000, 100_000]
        const differences = await page.evaluate(() => window.filterLab.differences())
        const run = (names: readonly string[]) =>
          interleave({
            candidates: names,
            rounds: bench.quick ? 2 : 5,
            run: async (name) => {
              const entries: [string, number][] = []
              for (const count of counts)
                entries.push([
                  String(count),
                  await page.evaluate((task) => window.filterLab.measure(task.name, task.count), {
                    name,
                    count,
                  }),
                ])
              return Object.fromEntries(entries)
            },
          })
        const filters = await run(FILTERS)
        const packers = await run(PACKERS)
        return {
          method: METHOD,
          goals: filterGoals({ filters, packers, differences }),
          grids: [
            toGrid('Filter, with counts for 4 groups of 50 options', FILTERS, filters),
            toGrid('Packing', PACKERS, packers),
          ],
          notes: [],
        }
      })
    } finally {
      await server.stop()
    }
  },
}

const toGrid = (title: string, names: readonly string[], samples: Samples): Grid => ({
  title,
  columns: ['10,000', '100,000'],
  ours: names[0] ?? null,
  rows: names.map((name) => ({
    name,
    cells: ['10000', '100000'].map((count) => figure(samplesOf(samples, name, count))),
  })),
})

const METHOD =
  'In Chromium, without the DOM. Filter: each tile has one option in each of four groups of 50; ten selections of none to two options take turns. The result is the number of matching tiles, the first 24 of them and the count of every option with the other groups unchanged. "Minimal bitsets" is the shortest code that computes it: a flat array of words for each option. Packing: the pattern 1122/1134 in 4 columns. Each sample is the mean over at least 60 ms of repetitions, or one repetition if it takes longer.'
