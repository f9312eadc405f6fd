import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { damageSqliteTables } from '@tessera/content/testing'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { connectToCms } from '../../e2e/product/running/cms-client'
import {
  freePort,
  makeDataDir,
  removeDataDir,
  startProduct,
} from '../../e2e/product/running/start-product'
import { createEditor, EDITOR, signInEditor, type Send } from '../testing/signed-in-editor'
import { SERVES_LAST_KNOWN, startUntil } from '../testing/start-until'
import { startVisitors } from '../testing/visitors'

const TIMEOUT_MS = 300_000
const WAIT = { timeout: 30_000 }
const REFUSED = 'The database is damaged, so nothing was saved.'
const PAGES = ['/', '/articles/tide']

/** Data of a product that was stopped, with an editor and a published article. */
const whole = makeDataDir()
let pagesBefore: readonly string[] = []

beforeAll(async () => {
  const product = await startProduct({ DEMO: 'off', PORT }, whole)
  await createEditor(product)
  await connectToCms(product).create('articles', ARTICLE)
  await vi.waitUntil(async () => (await fetch(`${SITE}/articles/tide`)).ok, WAIT)
  const snapshot = join(whole, 'site-cache/publications.snapshot')
  await vi.waitUntil(() => existsSync(snapshot), WAIT)
  await product.stop()
  const again = await startProduct({ DEMO: 'off', PORT }, whole)
  pagesBefore = await readPages()
  await again.stop()
}, TIMEOUT_MS)
afterAll(() => removeDataDir(whole))

const ARTICLE = { title: 'Tide', slug: 'tide', _status: 'published' }
const PORT = String(await freePort())
const SITE = `http://localhost:${PORT}`

test(
  'a start with damage in what the CMS reads first is one line that says what to do, and visitors are served',
  { timeout: TIMEOUT_MS },
  async () => {
    const { output } = await startDamaged(['payload_migrations'])
    expect(output()).toContain('The CMS does not run. The site serves what it last knew')
    expect(damageLines(output())).toHaveLength(1)
    expect(await readPages()).toEqual(pagesBefore)
    expect((await fetch(`${SITE}/healthz`)).status).toBe(200)
  },
)

test(
  'a start with damage in what the site reads shows visitors what it last knew, and refuses what would be published',
  { timeout: TIMEOUT_MS },
  async () => {
    const { output } = await startDamaged(['publications'])
    expect(output()).toContain('The site cannot read the database. The site serves what')
    expect(damageLines(output())).toHaveLength(1)
    expect(await readPages()).toEqual(pagesBefore)
    const { send } = await signInEditor({ site: SITE })
    for (let attempt = 1; attempt <= 3; attempt += 1) await expectRefused(await change(send))
    const draft = await save(send, 'articles', { title: 'Ebb', slug: 'ebb' })
    expect(draft.status).toBe(201)
    expect(await titles(send)).toEqual(['Ebb', 'Tide'])
    // One a minute, and the start waits a minute for the site.
    expect(damageLines(output()).length).toBeLessThanOrEqual(2)
  },
)

test(
  'a start with damage in what is read later goes on, and says so when it is read',
  { timeout: TIMEOUT_MS },
  async () => {
    const { output } = await startAndDamage(['users'], { when: 'before the start' })
    expect(await readPages()).toEqual(pagesBefore)
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const body = JSON.stringify({ email: EDITOR.email, password: EDITOR.password })
      const headers = { origin: SITE, 'content-type': 'application/json' }
      await expectRefused(await fetch(`${SITE}/api/users/login`, { method: 'POST', headers, body }))
    }
    expect(damageLines(output())).toHaveLength(1)
    expect(output()).not.toContain('Restarting it')
  },
)

test(
  'saves that meet damage while the programs run are refused, and nobody else notices',
  { timeout: TIMEOUT_MS },
  async () => {
    const { output, damage } = await startAndDamage(['articles', 'articles_slug_idx'], {
      when: 'later',
    })
    const { send } = await signInEditor({ site: SITE })
    const visitors = startVisitors(
      PAGES.map((path) => ({ url: SITE + path })),
      10,
      20,
    )
    expect((await change(send)).status).toBe(200)
    damage()
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await expectRefused(await change(send))
      await expectRefused(await save(send, 'articles', { title: 'Ebb', slug: `ebb-${attempt}` }))
    }
    const page = await save(send, 'pages', { title: 'Imprint', slug: 'imprint' })
    expect(page.status).toBe(201)
    const { doc } = await page.json()
    expect(await (await send(`/api/pages/${doc.id}?draft=true`)).json()).toMatchObject({
      title: 'Imprint',
    })
    await visitors.stop()
    expect(visitors.failures).toEqual([])
    expect(visitors.answered()).toBeGreaterThan(20)
    expect(damageLines(output())).toHaveLength(1)
    expect(output()).not.toContain('Restarting it')
  },
)

/** A copy of the data, and what damages it. */
function copyData(tables: readonly string[]) {
  const dataDir = makeDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  rmSync(dataDir, { recursive: true })
  cpSync(whole, dataDir, { recursive: true })
  return { dataDir, damage: () => damageSqliteTables(join(dataDir, 'tessera.db'), tables) }
}

/** Starts the product on damaged data, with which one of its programs cannot work. */
async function startDamaged(tables: readonly string[]) {
  const { dataDir, damage } = copyData(tables)
  damage()
  const env = { DATA_DIR: dataDir, PORT, DEMO: 'off', BACKUP_AT: 'off' }
  return startUntil(SERVES_LAST_KNOWN, env)
}

/** Starts the product on data whose damage does not keep it from starting. */
async function startAndDamage(
  tables: readonly string[],
  { when }: { readonly when: 'before the start' | 'later' },
) {
  const { dataDir, damage } = copyData(tables)
  if (when === 'before the start') damage()
  const product = await startProduct({ DEMO: 'off', PORT }, dataDir)
  let output = product.startOutput
  product.process.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  onTestFinished(async () => void (await product.stop()))
  return { damage, output: () => output }
}

const readPages = () => Promise.all(PAGES.map(async (path) => (await fetch(SITE + path)).text()))

/** The lines of the log that say what to do. */
const damageLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => /is damaged.+npm run restore/.test(msg))

async function expectRefused(response: Response): Promise<void> {
  expect(response.status).toBe(503)
  expect(await response.text()).toContain(REFUSED)
}

const headers = { 'content-type': 'application/json' }

const save = (send: Send, collection: string, data: object) =>
  send(`/api/${collection}`, { method: 'POST', headers, body: JSON.stringify(data) })

/** Changes the published article. */
const change = (send: Send) =>
  send('/api/articles/1', {
    ...{ method: 'PATCH', headers, body: JSON.stringify({ title: 'Tide' }) },
  })

async function titles(send: Send): Promise<readonly string[]> {
  const { docs } = await (await send('/api/articles?sort=title')).json()
  return docs.map(({ title }: { title: string }) => title)
}
