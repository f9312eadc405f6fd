import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { benchFile } from '../../../measure/bundle'
import { freePort, processorTime, startProgram, type Program } from '../../../measure/process'
import { interleave, samplesOf } from '../../../measure/interleave'
import { requestsPerSecond } from '../../../measure/wrk'
import { figure } from '../../../report/figure'
import { atLeast, atMost } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Measurement } from '../../../report/measurement'
import { readFilterViews } from './read-filter-views'

const KINDS = ['pages', 'pages, gzip', 'filter views'] as const
type Kind = (typeof KINDS)[number]
const NAMES: Readonly<Record<Kind, string>> = {
  pages: 'front page, not compressed',
  'pages, gzip': 'front page, gzip',
  'filter views': 'filter views, gzip',
}

/** Rate and processor time of pages and filter views that are rendered for every request. */
export async function measureRendering(bench: Bench, dataDir: string): Promise<Measurement> {
  const server = await startUncached(bench, dataDir)
  try {
    const views = await readFilterViews(server.url)
    const script = join(bench.work, 'filter-views.lua')
    writeFileSync(script, requestInTurn(views))
    const seconds = bench.quick ? 1 : 3
    const measure = async (kind: Kind) => {
      const before = processorTime(server.pid)
      const rate = await requestsPerSecond({
        url: `${server.url}/`,
        seconds,
        connections: 1,
        core: 1,
        encoding: kind === 'pages' ? 'identity' : 'gzip',
        ...(kind === 'filter views' && { script }),
      })
      return { rate, cost: (processorTime(server.pid) - before) / (rate * seconds) }
    }
    await measure('pages')
    const samples = await interleave({
      candidates: KINDS,
      rounds: bench.quick ? 1 : 3,
      run: async (kind) => measure(KINDS.find((each) => each === kind) ?? 'pages'),
    })
    const rates = (kind: Kind) => figure(samplesOf(samples, kind, 'rate'), '/s')
    const costs = (kind: Kind) => figure(samplesOf(samples, kind, 'cost'))
    return {
      goals: [
        atLeast({
          what: 'Rendered page, cache off, on one core',
          figure: rates('pages'),
          limit: 800,
        }),
        atMost({
          what: 'A filter view not in the cache, including gzip: processor time',
          figure: costs('filter views'),
          limit: 3,
        }),
      ],
      grids: [
        {
          title: 'Rendered for every request, one connection',
          columns: ['per second', 'processor time'],
          ours: null,
          rows: KINDS.map((kind) => ({ name: NAMES[kind], cells: [rates(kind), costs(kind)] })),
        },
      ],
      notes: [
        `Rendering: the site’s server with a page cache of 0 bytes. ${views.length} filter views take turns. There is one connection, because concurrent requests for the same page share one rendering.`,
      ],
    }
  } finally {
    await server.stop()
  }
}

/** Lua script for wrk that requests all paths, one after the other. */
const requestInTurn = (paths: readonly string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
`

async function startUncached(
  { root, work }: Bench,
  dataDir: string,
): Promise<Program & { url: string }> {
  const folder = join(work, 'uncached')
  // The sources of the site use features of Vite, so this is built as the site is.
  await build({
    configFile: join(root, 'site/vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: benchFile('tables/page/rendering/uncached-site.ts'),
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'site.mjs' } },
    },
  })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = await startProgram({
    name: 'The site without its cache',
    command: process.execPath,
    args: [join(folder, 'site.mjs')],
    env: {
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      CMS_PUBLIC: 'off',
      CLIENT_FOLDER: join(root, 'site/dist/client/'),
    },
    readyUrl: `${url}/healthz`,
    core: 0,
  })
  return { ...program, url }
}
