import { interleave, samplesOf, type Samples } from '../../../measure/interleave'
import { median } from '../../../measure/statistics'
import { fetchRaw } from '../../../measure/fetch-raw'
import { requestsPerSecond } from '../../../measure/wrk'
import { figure } from '../../../report/figure'
import { atLeast, notMeasured, type Goal } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Measurement } from '../../../report/measurement'
import { pinTo, type RunningProduct } from '../product'
import { startBareNext } from './bare-next'
import { startNginx, type ReferenceServer } from './nginx'

/** The servers run on one processor, the load generator on the other. */
const SERVER_CORE = 0
const LOAD_CORE = 1

const OURS = 'Tessera, cached page'
const NGINX = 'nginx, the same gzip file'
const NEXT = 'bare Next static page'

/** Requests per second for the cached front page, compared with nginx and with a bare Next page. */
export async function measureSpeed(bench: Bench, running: RunningProduct): Promise<Measurement> {
  const ours = `${running.origin}/`
  pinTo(SERVER_CORE, running.sitePid())
  const { body } = await fetchRaw(ours, 'gzip')
  const missing: string[] = []
  const started: ReferenceServer[] = []
  const start = async (
    name: string,
    work: Promise<ReferenceServer>,
  ): Promise<[string, string][]> => {
    try {
      const server = await work
      started.push(server)
      return [[name, server.url]]
    } catch (error) {
      missing.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  }
  try {
    const urls = new Map([
      [OURS, ours],
      ...(await start(NGINX, startNginx(body, SERVER_CORE))),
      ...(await start(NEXT, startBareNext(bench, SERVER_CORE))),
    ])
    const samples = await takeTurns(urls, bench.quick)
    return {
      goals: speedGoals(samples),
      grids: [
        {
          title: `Cached front page, ${(body.length / 1000).toFixed(1)} kB after gzip, requests per second`,
          columns: ['requests'],
          ours: OURS,
          rows: [...urls.keys()].map((name) => ({
            name,
            cells: [figure(samplesOf(samples, name, 'rate'), '/s')],
          })),
        },
      ],
      notes: [
        'The bare Next page has one heading, about 2 kB. A page of our size would be slower.',
        ...missing,
      ],
    }
  } finally {
    for (const server of started) await server.stop()
  }
}

async function takeTurns(urls: ReadonlyMap<string, string>, quick: boolean): Promise<Samples> {
  const load = (name: string, seconds: number) =>
    requestsPerSecond({
      url: urls.get(name) ?? '',
      seconds,
      encoding: 'gzip',
      connections: 32,
      core: LOAD_CORE,
    })
  for (const name of urls.keys()) await load(name, 1)
  return interleave({
    candidates: [...urls.keys()],
    rounds: quick ? 1 : 3,
    run: async (name) => ({ rate: await load(name, quick ? 1 : 3) }),
  })
}

function speedGoals(samples: Samples): readonly Goal[] {
  const rates = (name: string) => samplesOf(samples, name, 'rate')
  const times = (what: string, name: string, limit: number) =>
    rates(name).length === 0
      ? notMeasured(what, `≥ ${limit} x`, 'no server to compare with')
      : atLeast({
          what,
          figure: figure(
            rates(OURS).map((rate) => rate / median(rates(name))),
            'x',
          ),
          limit,
        })
  return [
    atLeast({ what: 'Cached page on one core', figure: figure(rates(OURS), '/s'), limit: 20_000 }),
    times('Cached page, times a bare Next static page', NEXT, 20),
    times('Cached page, times nginx with the same gzip file', NGINX, 0.5),
  ]
}
