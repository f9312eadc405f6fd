import { Agent, get } from 'node:http'
import { expect, test } from '@playwright/test'
import { readMetrics } from '../e2e/product/read-metrics'
import { sharedProduct } from '../e2e/product/running/shared-product'

const product = sharedProduct()
const IS_SOAK = Boolean(process.env['SOAK'])
const QUERIES = IS_SOAK ? 1_000_000 : 10_000
/** Random query strings of a turn; after some of them the page is visited, and as often after the turn. */
const [TURN, TURN_VISITS] = [1000, 100]
/** The goal is 0.2, on a machine that does nothing else meanwhile. */
const MAX_SLOWER = IS_SOAK ? 0.2 : 1
const SATURATED_MS = IS_SOAK ? 60_000 : 3000
/** Connections of visitors who send the next request as soon as they have an answer. */
const MAX_CONNECTIONS = 128
const MAX_WAIT_MS = 10_000

test(
  `${QUERIES} random query strings do not make the page slower, and no cache keeps them`,
  { tag: '@long' },
  async () => {
    if (IS_SOAK) test.setTimeout(1_800_000)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const visitPage = async () => (await request('/', agent)).ms
    for (let warm = 0; warm < 500; warm += 1) await visitPage()
    const entries = (await readMetrics(product))('page_cache_entries')
    const [alone, between]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < QUERIES / TURN; turn += 1) {
      for (let query = 0; query < TURN; query += 1) {
        await request(randomPath(), agent)
        if (query < TURN_VISITS) between.push(await visitPage())
      }
      for (let visit = 0; visit < TURN_VISITS; visit += 1) alone.push(await visitPage())
    }
    agent.destroy()
    expect((await readMetrics(product))('page_cache_entries')).toBe(entries)
    const fifth = alone.length / 5
    const [first = 0, last = 0, usual = 0, flooded = 0] = [
      ...[alone.slice(0, fifth), alone.slice(-fifth), alone, between],
    ].map((times) => percentile(times, 0.5))
    console.log(
      `  load: the page ${first.toFixed(2)} ms at first, ${last.toFixed(2)} ms after ${QUERIES} random query strings, ${flooded.toFixed(2)} ms between them (p50)`,
    )
    expect(last).toBeLessThan(first * (1 + MAX_SLOWER))
    expect(flooded).toBeLessThan(usual * (1 + MAX_SLOWER))
  },
)

test('at twice the connections that saturate the site, every request is answered, and the memory stays flat', async () => {
  if (IS_SOAK) test.setTimeout(600_000)
  let connections = 4
  let best = await load(connections, 500)
  for (let more = 8; more <= MAX_CONNECTIONS / 2; more *= 2) {
    const next = await load(more, 500)
    // More connections that bring no more answers only wait.
    if (next.rate < best.rate * 1.1) break
    ;[connections, best] = [more, next]
  }
  const before = await readMetrics(product)
  const { rate, failures, p99 } = await load(2 * connections, SATURATED_MS)
  const after = await readMetrics(product)
  const [memory = 0, old = 0] = [after, before].map((read) => read('process_resident_memory_bytes'))
  const more = (memory - old) / 1024 / 1024
  const lag = 1000 * after('nodejs_eventloop_lag_p99_seconds')
  console.log(
    `  load: ${2 * connections} connections, ${rate.toFixed(0)} answers a second, p99 ${p99.toFixed(0)} ms, event loop p99 ${lag.toFixed(0)} ms, ${more.toFixed(0)} MB more`,
  )
  expect(failures).toEqual([])
  expect(more).toBeLessThan(64)
})

/** Pages, filters and searches of the demo. */
const PATHS = [
  ...['/', '/?work.topic=print', '/?work.topic=print&work.year=2024', '/archive', '/about'],
  ...['/articles/almanac', '/search?q=salt', '/register?register.page=2', '/sitemap.xml'],
]

/** Requests pages over some connections for a time. */
async function load(connections: number, ms: number) {
  const end = performance.now() + ms
  const times: number[] = []
  const failures: string[] = []
  const visit = async (_: unknown, number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let next = number; performance.now() < end; next += 1) {
      const path = PATHS[next % PATHS.length] ?? '/'
      const answer = await request(path, agent)
      times.push(answer.ms)
      if (answer.status !== 200) failures.push(`${answer.status} ${path}`)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: connections }, visit))
  return { rate: (times.length / ms) * 1000, failures, p99: percentile(times, 0.99) }
}

/** @returns `status` is the error's code if there is no answer */
function request(path: string, agent: Agent): Promise<{ status: number | string; ms: number }> {
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (status: number | string) => resolve({ status, ms: performance.now() - start })
    get(product.site + path, { agent, timeout: MAX_WAIT_MS }, (response) => {
      response.on('end', () => end(response.statusCode ?? 0)).on('error', () => end('cut'))
      response.resume()
    })
      .on('timeout', () => end('timeout'))
      .on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
  })
}

const random = () => Math.random().toString(36).slice(2)
const randomPath = () => `/?${random()}=${random()}&work.${random()}=${random()}&utm=${random()}`

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN
