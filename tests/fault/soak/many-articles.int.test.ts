import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectToCms, type CmsClient, type Id } from '../../e2e/product/running/cms-client'
import {
  makeDataDir,
  removeDataDir,
  ROOT,
  startProduct,
  type Product,
} from '../../e2e/product/running/start-product'
import { MAPPING, writeManyArtworks } from '../testing/many-articles'
import { measureSlowdown } from '../testing/measure-slowdown'
import { memoryOf, pidOf } from '../testing/product-processes'

/** `ARTICLES=20000 npm run soak` is a quick look. */
const ARTICLES = Number(process.env['ARTICLES'] ?? 100_000)
const ROUNDS = 10
/** ms on a quiet machine, for what an editor waits for once; the figures are printed. */
const TOO_LONG_MS = 2_500

const run = promisify(execFile)
const formatted = ARTICLES.toLocaleString('en')
const report = (title: string, text: string) =>
  process.stdout.write(`  ${title.padEnd(46)} ${text}\n`)

describe(`with ${formatted} articles`, { timeout: 3_600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-many-'))
  const dataDir = makeDataDir()
  let product: Product
  let cms: CmsClient
  let headers: Record<string, string>

  const start = async () => {
    product = await startProduct({ DEMO: 'off', BACKUP_AT: 'off' }, dataDir)
    cms = connectToCms(product)
  }
  const script = (name: string, ...args: string[]) =>
    run(process.execPath, [join(ROOT, `scripts/commands/${name}.mjs`), ...args], {
      // The importer writes its report beside it.
      cwd: folder,
      env: { ...process.env, DATA_DIR: dataDir },
      maxBuffer: 64 * 1024 * 1024,
    })
  beforeAll(async () => {
    await start()
    const account = { email: 'ada@example.org', password: 'a long enough password' }
    await cms.create('users', { ...account, name: 'Ada', role: 'admin' })
    const signedIn = await fetch(`${product.site}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    const cookies = signedIn.headers.getSetCookie().map((set) => set.split(';')[0])
    headers = {
      ...{ cookie: cookies.join('; '), origin: product.site },
      'content-type': 'application/json',
    }
  }, 300_000)
  afterAll(async () => {
    await product?.stop()
    for (const each of [folder, dataDir]) removeDataDir(each)
    rmSync(folder, { recursive: true, force: true })
  })

  const request = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(product.site + path, { ...init, headers })
    const text = await response.text()
    expect(response.status, `${path}: ${text.slice(0, 200)}`).toBe(200)
    return text
  }
  /** Repeats a request, and prints how long it takes. */
  async function measure(title: string, work: (round: number) => Promise<unknown>) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now()
      await work(round)
      times.push(performance.now() - startedAt)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const [median = 0, longest = 0] = [sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)]
    report(title, `median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`)
    expect(median, title).toBeLessThan(TOO_LONG_MS * (await measureSlowdown()))
  }
  const list = (query: string) =>
    request(`/api/articles?draft=true&depth=0&limit=10&sort=-updatedAt&${query}`)

  test('they are imported', async () => {
    const file = join(folder, 'artworks.ndjson')
    await writeManyArtworks(file, ARTICLES)
    const startedAt = performance.now()
    const { stdout } = await script('import', file, '--map', MAPPING, '--gallery', 'catalogue')
    report('import', `${seconds(startedAt)} s`)
    expect(stdout).toContain(`${formatted} created, 0 existing, 0 rejected`)
  })

  test('lists of the admin answer: the first page, a late one, a search, a filter', async () => {
    const { docs } = JSON.parse(await request('/api/terms?limit=1&depth=0'))
    await measure('list of the API, page 1', () => list(''))
    await measure(`list of the API, page ${ARTICLES / 20}`, () => list(`page=${ARTICLES / 20}`))
    await measure('search for a title', () => list('where[title][like]=sea'))
    await measure('articles of one term', () => list(`where[terms][in]=${docs[0].id}`))
    await measure('the admin’s page of articles', () => request('/admin/collections/articles'))
    await measure('the dashboard', () => request('/admin'))
    await measure('the form of an article', async (round) => {
      const { docs: articles } = JSON.parse(await list(`page=${round + 1}`))
      await request(`/admin/collections/articles/${articles[0].id}`)
    })
  })

  test('an article is saved, published, and shown', async () => {
    const found = JSON.parse(await list(''))
    const article: { id: Id; slug: string } = found.docs[0]
    const patch = (query: string, data: object) =>
      request(`/api/articles/${article.id}${query}`, {
        method: 'PATCH',
        body: JSON.stringify(data),
      })
    await measure('autosave of a draft', (round) =>
      patch('?draft=true&autosave=true&depth=0', { title: `Draft ${round}` }),
    )
    await measure('publishing', (round) =>
      patch('?depth=0', { title: `Published ${round}`, _status: 'published' }),
    )
    await measure('publishing, until the page shows it', async (round) => {
      await patch('?depth=0', { title: `Shown ${round}`, _status: 'published' })
      const isShown = async () =>
        (await request(`/articles/${article.slug}`)).includes(`Shown ${round}`)
      await expect.poll(isShown, { timeout: 60_000, interval: 20 }).toBe(true)
    })
    await measure('the gallery’s page', () => request('/catalogue'))
    await measure('the gallery, filtered', (round) =>
      request(`/catalogue?catalogue.q=${['sea', 'boat', 'man'][round % 3]}${round}`),
    )
  })

  test('all are published again', async () => {
    const startedAt = performance.now()
    const { stdout } = await script('republish')
    report('npm run republish', `${seconds(startedAt)} s: ${stdout.trim().split('\n').at(-1)}`)
  })

  test('the product starts, and its memory is bounded', async () => {
    await product.stop()
    const startedAt = performance.now()
    await start()
    report('start, until both programs answer', `${seconds(startedAt)} s`)
    const isShown = async () => (await fetch(`${product.site}/catalogue`)).status
    await expect.poll(isShown, { timeout: 120_000, interval: 50 }).toBe(200)
    report('start, until the gallery is shown', `${seconds(startedAt)} s`)
    const isReady = async () => (await fetch(`${product.site}/readyz`)).status
    await expect.poll(isReady, { timeout: 120_000, interval: 50 }).toBe(200)
    for (const program of ['CMS', 'site'] as const) {
      const megabytes = memoryOf(pidOf(product.process.pid, program))
      report(`memory of the ${program}`, `${megabytes} MB`)
      expect(megabytes).toBeLessThan(4096)
    }
  })
})

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
