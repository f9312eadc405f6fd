import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  findPostgres,
  startTemporaryPostgres,
  type TemporaryPostgres,
  type TemporaryReplica,
} from '@tessera/content/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBucket } from '../../scripts/media-store/testing/start-bucket.mjs'
import { freePort } from '../e2e/product/running/start-product'
import { findNginx, startNginx } from '../fault/testing/nginx'
import { startVisitors } from '../fault/testing/visitors'
import { publishArticle, shownSave, startEditor, type Article } from './testing/editor'
import { startProgram, type Program } from './testing/start-program'

const SECONDS = Number(process.env['CLUSTER_SECONDS'] ?? 60)
const VISITORS = Number(process.env['CLUSTER_VISITORS'] ?? 200)
/** ms between two requests of a visitor. */
const THINK_TIME = 500
const SITES = 3
const RANDOM_KILLS = 12
/** Answers that are on their way at the same moment, at most. */
const MAX_CUT = 2
const TOKEN = 'a-token-of-the-tests-that-opens-nothing-real'

const folder = mkdtempSync(join(tmpdir(), 'tessera-cluster-'))
let primary: TemporaryPostgres
let replica: TemporaryReplica
let bucket: Awaited<ReturnType<typeof startBucket>>
let proxy: Awaited<ReturnType<typeof startNginx>>
let article: Article
let cmsPort: number
let ports: number[]
let cms: Program
let sites: Program[]
const cmsUrl = () => `http://127.0.0.1:${cmsPort}`
const origins = () => ports.map((port) => `http://127.0.0.1:${port}`)
const internalToken = () => readFileSync(join(folder, 'cms/internal-api-token'), 'utf8').trim()
const report = (title: string, text: string) =>
  process.stdout.write(`  ${title.padEnd(30)} ${text}\n`)

const common = (databaseUrl: string) => ({
  ...{ DATABASE_URL: databaseUrl, SITE_URL: 'https://example.org', METRICS_TOKEN: TOKEN },
  ...{ ...bucket.env, LOG_LEVEL: 'error' },
})

const startCms = (databaseUrl: string) =>
  startProgram('start/cms', {
    ...{ name: 'CMS', ready: /^ {2}Data /m },
    env: {
      ...common(databaseUrl),
      ...{ DATA_DIR: join(folder, 'cms'), CMS_PORT: String(cmsPort) },
      ...{ DEMO: 'off', BACKUP_AT: 'off' },
    },
  })

const startSites = (databaseUrl: string, readUrl: string) =>
  Promise.all(
    ports.map((port, index) =>
      startProgram('start/site', {
        ...{ name: `site ${index + 1}`, ready: /^ {2}CMS /m },
        env: {
          ...common(databaseUrl),
          ...{ DATABASE_READ_URL: readUrl, CMS_URL: cmsUrl(), HOST: '127.0.0.1' },
          ...{ PORT: String(port), DATA_DIR: join(folder, 'site') },
          SITE_CACHE_DIR: join(folder, `cache-${index}`),
        },
      }),
    ),
  )

beforeAll(async () => {
  const nginx = findNginx()
  if (!nginx || !findPostgres())
    throw new Error('This needs nginx and PostgreSQL (on Debian: apt install nginx postgresql).')
  ;[primary, bucket] = await Promise.all([startTemporaryPostgres(), startBucket()])
  const url = await primary.createDatabase('tessera')
  cmsPort = await freePort()
  ports = await Promise.all(Array.from({ length: SITES }, freePort))
  cms = await startCms(url)
  replica = await primary.startReplica()
  article = await publishArticle(cmsUrl(), internalToken())
  sites = await startSites(url, replica.url('tessera'))
  proxy = await startNginx(nginx, origins())
})
afterAll(async () => {
  await proxy?.stop()
  await Promise.all([...(sites ?? []), ...(cms ? [cms] : [])].map((program) => program.stop()))
  await bucket?.stop()
  await replica?.stop()
  await primary?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function shownEverywhere(save: number): Promise<boolean> {
  const shown = await Promise.all(
    origins().map((origin) => shownSave(origin + article.path).catch(() => -1)),
  )
  return shown.every((number) => number >= save)
}

/** Each: its name, what stops a program, and what starts it again unless its own start script does. */
const allKills = (): [name: string, kill: () => unknown, restart?: () => unknown][] => [
  ...sites.map((site): [string, () => unknown] => [`kill -9 of ${site.name}`, () => site.kill()]),
  ['kill -9 of the CMS', () => cms.kill()],
  ['replica stopped at once', () => replica.halt(), () => replica.resume()],
  ['bucket refuses connections', () => bucket.disturb('refused'), () => bucket.disturb('none')],
  ['primary stopped at once', () => primary.halt(), () => primary.resume()],
]

const startAll = () => ({
  visitors: startVisitors(proxy.origin + article.path, VISITORS, THINK_TIME),
  editor: startEditor({ cmsUrl, token: internalToken(), article, sites: origins }),
})

/** Answers that the proxy had begun to send when their site was killed; it repeats requests that had no answer yet. */
function expectOnlyCutAnswers(failures: readonly string[], kills: number): void {
  expect(failures.filter((failure) => !failure.startsWith('body'))).toEqual([])
  expect(failures.length).toBeLessThanOrEqual(MAX_CUT * kills)
  report('answers that were cut', `${failures.length} at ${kills} kills`)
}

const quantile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)

test('200 visitors get no error while an editor publishes twice a second', async () => {
  await expect.poll(() => shownEverywhere(0)).toBe(true)
  const { visitors, editor } = startAll()
  await wait(SECONDS * 1000)
  await editor.stop()
  await visitors.stop()
  const delays = editor.takeDelays()
  report(
    `${VISITORS} visitors, ${SECONDS} s`,
    `${visitors.answered()} visits, ${visitors.failures.length} errors; ${delays.length} publications of ${editor.last()}, visible at ${SITES} sites p50 ${quantile(delays, 0.5)} ms, p99 ${quantile(delays, 0.99)} ms`,
  )
  expect(visitors.failures).toEqual([])
  expect(editor.refused()).toBe(0)
  expect(delays).toHaveLength(editor.last())
  expect(quantile(delays, 0.99)).toBeLessThan(2_000)
})

test('no visit fails and no save is lost when each process is killed', async () => {
  const { visitors, editor } = startAll()
  const kills = allKills()
  for (const [name, kill, restart] of kills) {
    const before = { failures: visitors.failures.length, refused: editor.refused() }
    await kill()
    await wait(2_000)
    await restart?.()
    const restartedAt = performance.now()
    const acknowledged = editor.last()
    // Nothing acknowledged is lost, and a save after the failure appears.
    await expect.poll(() => editor.last()).toBeGreaterThan(acknowledged)
    const next = editor.last()
    await expect.poll(() => shownEverywhere(next)).toBe(true)
    report(
      name,
      `${visitors.failures.length - before.failures} failed visits, ${editor.refused() - before.refused} saves refused, up to date again ${Math.round(performance.now() - restartedAt)} ms after the restart`,
    )
  }
  const last = editor.last()
  await editor.stop()
  await visitors.stop()
  report('all kills', `${visitors.answered()} visits, ${visitors.failures.length} failed`)
  await expect.poll(() => shownEverywhere(last)).toBe(true)
  expectOnlyCutAnswers(visitors.failures, kills.length)
})

test('no visit fails and no save is lost when processes are killed at random', async () => {
  const { visitors, editor } = startAll()
  const order: string[] = []
  for (let round = 0; round < RANDOM_KILLS; round += 1) {
    const kills = allKills()
    const [name = '', kill, restart] = kills[Math.floor(Math.random() * kills.length)] ?? []
    order.push(name)
    await kill?.()
    await wait(Math.random() * 3_000)
    await restart?.()
    // The next one may meet what has not recovered yet.
    await wait(Math.random() * 3_000)
  }
  const acknowledged = editor.last()
  await expect.poll(() => editor.last()).toBeGreaterThan(acknowledged)
  const last = editor.last()
  await editor.stop()
  await visitors.stop()
  report('killed at random', order.join(', '))
  report(
    `${RANDOM_KILLS} kills at random`,
    `${visitors.answered()} visits, ${visitors.failures.length} failed; ${editor.refused()} saves refused, ${last} acknowledged`,
  )
  await expect.poll(() => shownEverywhere(last)).toBe(true)
  expectOnlyCutAnswers(visitors.failures, RANDOM_KILLS)
})

test('a promoted replica has every acknowledged save with synchronous replication', async () => {
  const admin = new pg.Client(`postgres://tessera@127.0.0.1:${primary.port}/postgres`)
  await admin.connect()
  await admin.query(`alter system set synchronous_standby_names = '*'`)
  await admin.query('select pg_reload_conf()')
  await admin.end()
  const editor = startEditor({ cmsUrl, token: internalToken(), article, sites: origins })
  await expect.poll(() => editor.last()).toBeGreaterThan(5)
  await primary.halt()
  await editor.stop()
  const acknowledged = editor.last()
  await replica.promote()
  const url = replica.url('tessera')
  await cms.stop()
  cms = await startCms(url)
  for (const site of sites) await site.stop()
  sites = await startSites(url, '')
  await expect.poll(() => shownEverywhere(acknowledged)).toBe(true)
  report('promoted replica', `save ${acknowledged} of ${acknowledged} acknowledged ones is there`)
})
