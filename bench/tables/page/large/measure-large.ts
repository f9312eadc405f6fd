import { join } from 'node:path'
import { residentMemory } from '../../../measure/memory'
import { freePort, processorTime, startProgram, type Program } from '../../../measure/process'
import { median } from '../../../measure/statistics'
import { transferred } from '../../../measure/transferred'
import { figure } from '../../../report/figure'
import { atMost } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Part } from '../part'
import { filterViews } from './documents'
import { makeLargeSite } from './make-large-site'

const ARTICLES = 100_000
/** Enough to see the processor's time through the kernel's ticks of 10 ms. */
const REQUESTS = 300

/** The site with 100,000 articles in one gallery: its start, its memory, what a filter answer costs. */
export async function measureLarge(bench: Bench): Promise<Part> {
  const dataDir = await makeLargeSite(bench, ARTICLES)
  const starts: number[] = []
  for (let round = 1; round < (bench.quick ? 1 : 3); round++) {
    const program = await startLarge(bench, dataDir)
    starts.push(program.startSeconds)
    await program.stop()
  }
  const site = await startLarge(bench, dataDir)
  starts.push(site.startSeconds)
  try {
    const memory = residentMemory(site.pid)
    const answers = await ask(site, `${site.url}/galleries/home/work/view`)
    const pages = await ask(site, `${site.url}/`)
    const worked = residentMemory(site.pid)
    const goal = (what: string, samples: readonly number[], unit: string, limit: number) =>
      atMost({ what: `100,000 articles: ${what}`, figure: figure(samples, unit), limit })
    return {
      goals: [
        goal('filter answer, processor', [answers.cost], 'ms', 5),
        goal('filter answer, brotli', [answers.size], 'kB', 30),
        goal('start', starts, 'ms', 3_000),
        goal('memory after 600 answers (PSS)', [worked], 'MB', 400),
      ],
      grids: [
        {
          title: '100,000 articles in one gallery',
          columns: ['filter answer', 'its size', 'page of a filter', 'its size', 'memory at start'],
          ours: null,
          rows: [
            {
              name: 'site',
              cells: [
                figure([answers.cost]),
                figure([answers.size], 'kB'),
                figure([pages.cost]),
                figure([pages.size], 'kB'),
                figure([memory], 'MB'),
              ],
            },
          ],
        },
      ],
      notes: [],
    }
  } finally {
    await site.stop()
  }
}

/** Different filters, none of them seen before: ms of processor each, kB of the middle one. */
async function ask(site: Program, address: string): Promise<{ cost: number; size: number }> {
  const views = filterViews(REQUESTS)
  const sizes: number[] = []
  // The first answers warm the code up.
  for (const view of filterViews(REQUESTS + 40).slice(REQUESTS))
    await transferred(address + view, 'br')
  const before = processorTime(site.pid)
  for (const view of views) {
    const { status, bytes } = await transferred(address + view, 'br')
    if (status !== 200) throw new Error(`${address}${view} answered ${status}.`)
    sizes.push(bytes / 1000)
  }
  return { cost: (processorTime(site.pid) - before) / views.length, size: median(sizes) }
}

export async function startLarge(
  { root }: Bench,
  dataDir: string,
): Promise<Program & { url: string }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = await startProgram({
    name: 'The site with 100,000 articles',
    command: process.execPath,
    args: [join(root, 'site/dist/server/main.js')],
    env: {
      PORT: `${port}`,
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      CMS_PUBLIC: 'off',
    },
    readyAt: `${url}/readyz`,
  })
  return { ...program, url }
}
