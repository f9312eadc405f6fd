import { interleave, samplesOf } from '../../../measure/interleave'
import { median } from '../../../measure/statistics'
import { transferred } from '../../../measure/transferred'
import { requestsPerSecond } from '../../../measure/wrk'
import { figure } from '../../../report/figure'
import { atLeast } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Part } from '../part'
import { holdTo, type Running } from '../product'
import { startBareNext } from './bare-next'
import { startNginx } from './nginx'

/** The servers on one processor, the load on the other. */
const SERVER_CORE = 0
const LOAD_CORE = 1

const OURS = 'Tessera, cached page'
const NGINX = 'nginx, the same gzip file'
const NEXT = 'bare Next static page'

/** Requests a second for the front page from the cache, beside the physical limit and the usual. */
export async function measureSpeed(bench: Bench, running: Running): Promise<Part> {
  const ours = `${running.origin}/`
  holdTo(SERVER_CORE, running.sitePid())
  const { body } = await transferred(ours, 'gzip')
  const nginx = await startNginx(body, SERVER_CORE)
  try {
    const next = await startBareNext(bench, SERVER_CORE)
    try {
      const urls: Readonly<Record<string, string>> = {
        [OURS]: ours,
        [NGINX]: nginx.url,
        [NEXT]: next.url,
      }
      const load = (url: string, seconds: number) =>
        requestsPerSecond({ url, seconds, encoding: 'gzip', connections: 32, core: LOAD_CORE })
      for (const url of Object.values(urls)) await load(url, 1)
      const samples = await interleave({
        candidates: Object.keys(urls),
        rounds: bench.quick ? 1 : 3,
        run: async (name) => ({ rate: await load(urls[name] ?? '', bench.quick ? 1 : 3) }),
      })
      const rates = (name: string) => samplesOf(samples, name, 'rate')
      const times = (name: string) => rates(OURS).map((rate) => rate / median(rates(name)))
      return {
        goals: [
          atLeast({
            what: 'Cached page on one core',
            figure: figure(rates(OURS), '/s'),
            limit: 20_000,
          }),
          atLeast({
            what: 'Cached page, times a bare Next static page',
            figure: figure(times(NEXT), 'x'),
            limit: 20,
          }),
          atLeast({
            what: 'Cached page, times nginx with the same gzip file',
            figure: figure(times(NGINX), 'x'),
            limit: 0.5,
          }),
        ],
        grids: [
          {
            title: `Cached front page, ${(body.length / 1000).toFixed(1)} kB of gzip, requests a second`,
            columns: ['requests'],
            ours: OURS,
            rows: [OURS, NGINX, NEXT].map((name) => ({
              name,
              cells: [figure(rates(name), '/s')],
            })),
          },
        ],
        notes: ['The bare Next page is one heading, about 2 kB: a page like ours would be slower.'],
      }
    } finally {
      await next.stop()
    }
  } finally {
    await nginx.stop()
  }
}
