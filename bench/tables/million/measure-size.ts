import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openSqliteDatabase } from '@tessera/content/testing'
import messages from '../../../site/i18n/en'
import { fetchRaw } from '../../measure/fetch-raw'
import { residentMemory } from '../../measure/memory'
import { freePort, processorTime, startProgram, type Program } from '../../measure/process'
import { percentile } from '../../measure/statistics'
import type { Bench } from '../../table'
import { GALLERY_ID } from './documents'
import { makeMillionSite } from './make-million-site'
import { galleryStates, SEARCHES } from './requests'

/** What was measured with one number of works: ms, MB, and bytes for each work. */
export interface Measured {
  readonly works: number
  readonly firstStart: number
  readonly start: number
  /** Processor time of a start. */
  readonly startCost: number
  readonly memoryReady: number
  readonly memoryAtRest: number
  readonly memoryPeak: number
  readonly bytesPerWork: number
  /** From the start until the search has its index. */
  readonly indexed: number
  readonly filter: Latencies
  readonly tiles: Latencies
  readonly search: Latencies
  /** From the commit until the page of a changed work shows it. */
  readonly visible: number
  /** Share of requests for a page, a filter and a search that are answered after the database has gone, 0 to 1. */
  readonly answeredWithoutDatabase: number
}

/** Processor time of the whole process for one request, ms. */
export interface Latencies {
  readonly p50: number
  readonly p99: number
}

interface Site extends Program {
  readonly url: string
}

/** Memory of a site with 40 works, MB: what does not grow with them. */
const EMPTY_SITE_MB = 110

/** Starts the built site with `works` published works, twice, and measures the second process. */
export async function measureSize(bench: Bench, works: number): Promise<Measured> {
  const dataDir = await makeMillionSite(bench, works)
  rmSync(join(dataDir, 'site-cache'), { recursive: true, force: true })
  const first = await start(bench, dataDir)
  bench.log(`first start: ${Math.round(first.startMs)} ms`)
  await untilIndexed(first)
  await untilIdle(first)
  await first.stop()
  const site = await start(bench, dataDir)
  bench.log(`start: ${Math.round(site.startMs)} ms`)
  try {
    const startCost = processorTime(site.pid)
    const memoryReady = residentMemory(site.pid)
    await fetchRaw(`${site.url}/`, 'br')
    const since = performance.now()
    await untilIndexed(site)
    const indexed = site.startMs + performance.now() - since
    await untilIdle(site)
    const memoryAtRest = residentMemory(site.pid)
    const gallery = `${site.url}/galleries/home/${GALLERY_ID}`
    const states = galleryStates(bench.quick ? 40 : 200)
    const filter = await measure(
      site,
      states.map((state) => `${gallery}/view${state}`),
    )
    const tiles = await measure(
      site,
      states.map((state, at) => `${gallery}/tiles${state}&from=${at * 24}&to=${at * 24 + 24}`),
    )
    const search = await measure(
      site,
      SEARCHES.map((query) => `${site.url}/search?q=${encodeURIComponent(query)}`),
    )
    const visible = await publishUntilVisible(site, dataDir)
    await untilIdle(site)
    const memoryPeak = peakMemory(site.pid)
    return {
      ...{ works, firstStart: first.startMs, start: site.startMs, startCost, memoryReady },
      ...{ memoryAtRest, memoryPeak, indexed, filter, tiles, search, visible },
      bytesPerWork: ((memoryAtRest - EMPTY_SITE_MB) * 1024 * 1024) / works,
      answeredWithoutDatabase: await answersWithoutDatabase(site, dataDir),
    }
  } finally {
    await site.stop()
  }
}

async function start({ root }: Bench, dataDir: string): Promise<Site> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = await startProgram({
    name: 'The site',
    command: process.execPath,
    args: [join(root, 'site/dist/server/main.js')],
    env: {
      PORT: `${port}`,
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: dataDir,
      SITE_CACHE_DIR: join(dataDir, 'site-cache'),
      DATABASE_URL: '',
      CMS_PUBLIC: 'off',
    },
    readyUrl: `${url}/readyz`,
    readyTimeout: START_LIMIT_MS,
  })
  return { ...program, url }
}

const START_LIMIT_MS = 900_000
const INDEX_LIMIT_MS = 1_800_000

/** Until the results page does not say any more that the search is being prepared. */
async function untilIndexed({ url }: Site): Promise<void> {
  const since = performance.now()
  while (performance.now() - since < INDEX_LIMIT_MS) {
    const { body } = await fetchRaw(`${url}/search?q=sea`, 'identity')
    if (!body.includes(messages.search.notReady)) return
    await wait(1_000)
  }
  throw new Error('The search was not indexed in half an hour.')
}

/** Until the process uses less than a tenth of a processor for three seconds. */
async function untilIdle({ pid }: Site): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const before = processorTime(pid)
    await wait(1_000)
    quiet = processorTime(pid) - before < 100 ? quiet + 1 : 0
  }
}

/** Requests each address once, after a warm-up. */
async function measure({ pid }: Site, addresses: readonly string[]): Promise<Latencies> {
  for (const address of addresses.slice(0, 5)) await request(`${address}&warm-up`)
  const samples: number[] = []
  for (const address of addresses) {
    const before = threadTime(pid)
    await request(address)
    samples.push(threadTime(pid) - before)
  }
  return { p50: percentile(samples, 0.5), p99: percentile(samples, 0.99) }
}

async function request(address: string): Promise<void> {
  const { status } = await fetchRaw(address, 'br')
  if (status !== 200) throw new Error(`${address} returned status ${status}.`)
}

/** Processor time of the main thread, ms, in nanoseconds' resolution. */
const threadTime = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** Largest resident memory so far, MB. */
const peakMemory = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** From the commit of a changed title until its page shows it, ms. */
async function publishUntilVisible({ url }: Site, dataDir: string): Promise<number> {
  const database = await openSqliteDatabase(join(dataDir, 'tessera.db'))
  const title = `Changed ${Date.now()}`
  const path = await database.transaction(async (writer) => {
    const [found] = await writer.rowsOf('article', '1')
    if (!found) throw new Error('The first work is missing.')
    const body = { ...Object(found.body), title }
    await writer.put({ ...found, body, revision: await writer.nextRevision() }, found.id)
    return found.path ?? ''
  })
  const since = performance.now()
  while (!(await fetchRaw(url + path, 'identity')).body.includes(title)) await wait(5)
  const took = performance.now() - since
  await database.close()
  return took
}

async function answersWithoutDatabase({ url }: Site, dataDir: string): Promise<number> {
  const file = join(dataDir, 'tessera.db')
  renameSync(file, `${file}.gone`)
  try {
    await wait(1_000)
    const addresses = [
      ...galleryStates(20, 300).map((state) => `${url}/${state}`),
      ...SEARCHES.map((query) => `${url}/search?q=${encodeURIComponent(query)}`),
    ]
    let answered = 0
    for (const address of addresses)
      if ((await fetchRaw(address, 'br')).status === 200) answered += 1
    return answered / addresses.length
  } finally {
    renameSync(`${file}.gone`, file)
  }
}
