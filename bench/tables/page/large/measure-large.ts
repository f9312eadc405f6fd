import { join } from 'node:path'
import { residentMemory } from '../../../measure/memory'
import { freePort, processorTime, startProgram, type Program } from '../../../measure/process'
import { median } from '../../../measure/statistics'
import { fetchRaw } from '../../../measure/fetch-raw'
import { interleave, samplesOf, type Measured } from '../../../measure/interleave'
import { figure, type Figure } from '../../../report/figure'
import { atMost } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Measurement } from '../../../report/measurement'
import { filterViews } from './documents'
import { makeLargeSite } from './make-large-site'

const ARTICLES = 100_000
const SITE = 'site'
/** Enough for the resolution of processor time, 10 ms. */
const REQUESTS = 300

/** The site with 100,000 articles in one gallery: start, memory, and processor time of a filter. */
export async function measureLarge(bench: Bench): Promise<Measurement> {
  const dataDir = await makeLargeSite(bench, ARTICLES)
  const samples = await interleave({
    candidates: [SITE],
    rounds: bench.quick ? 1 : 3,
    run: () => measureOnce(bench, dataDir),
  })
  const of = (quantity: string, unit = 'ms') => figure(samplesOf(samples, SITE, quantity), unit)
  const goal = (what: string, measured: Figure, limit: number) =>
    atMost({ what: `100,000 articles: ${what}`, figure: measured, limit })
  return {
    goals: [
      goal('filter response, processor time', of('filter response'), 5),
      goal('filter response, brotli', of('size of filter response', 'kB'), 30),
      goal('start', of('start'), 3_000),
      goal('memory after 600 requests (PSS)', of('memory after requests', 'MB'), 400),
    ],
    grids: [
      {
        title: '100,000 articles in one gallery',
        columns: [
          'filter response',
          'its size',
          'page with a filter',
          'its size',
          'memory at start',
        ],
        ours: null,
        rows: [
          {
            name: SITE,
            cells: [
              of('filter response'),
              of('size of filter response', 'kB'),
              of('page with a filter'),
              of('size of page', 'kB'),
              of('memory at start', 'MB'),
            ],
          },
        ],
      },
    ],
    notes: [],
  }
}

/** Each round starts the site anew. */
async function measureOnce(bench: Bench, dataDir: string): Promise<Measured> {
  const site = await startLarge(bench, dataDir)
  try {
    const memory = residentMemory(site.pid)
    const views = await requestViews(site, `${site.url}/galleries/home/work/view`)
    const pages = await requestViews(site, `${site.url}/`)
    return {
      start: site.startMs,
      'memory at start': memory,
      'filter response': views.cost,
      'size of filter response': views.size,
      'page with a filter': pages.cost,
      'size of page': pages.size,
      'memory after requests': residentMemory(site.pid),
    }
  } finally {
    await site.stop()
  }
}

/** Requests different filter views that are in no cache. `cost`: mean processor time in ms; `size`: median in kB. */
async function requestViews(
  site: Program,
  address: string,
): Promise<{ cost: number; size: number }> {
  const views = filterViews(REQUESTS)
  const sizes: number[] = []
  // Warm-up.
  for (const view of filterViews(REQUESTS + 40).slice(REQUESTS))
    await fetchRaw(address + view, 'br')
  const before = processorTime(site.pid)
  for (const view of views) {
    const { status, bytes } = await fetchRaw(address + view, 'br')
    if (status !== 200) throw new Error(`${address}${view} returned status ${status}.`)
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
    readyUrl: `${url}/readyz`,
  })
  return { ...program, url }
}
