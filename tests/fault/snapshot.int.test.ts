import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articlePath } from '@tessera/content'
import { openSqliteDatabase, publishDocuments } from '@tessera/content/testing'
import { expect, onTestFinished, test } from 'vitest'
import { row, testDocuments } from '../../site/testing/documents/test-documents'
import { answersOf, findEveryRequest } from './testing/every-request'
import { hashOf } from './testing/hash-of'
import { makeSiteData, ROOT, startSiteProcess } from './testing/site-process'

const read = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, text: await response.text() }
}

test('serves what it last knew when the database is damaged or missing, and recovers alone', async () => {
  const { dataDir, database, remove } = await makeSiteData()
  onTestFinished(remove)
  const snapshot = join(dataDir, 'site-cache/publications.snapshot')
  const first = await startSiteProcess(dataDir)
  onTestFinished(async () => void (await first.end('SIGKILL')))
  const home = await read(first.origin)
  expect(home.status).toBe(200)
  await expect.poll(() => existsSync(snapshot), { timeout: 20_000 }).toBe(true)
  expect(statSync(snapshot).mode & 0o777).toBe(0o600)
  expect(await first.end('SIGTERM')).toBe(0)

  await database.close()
  const file = join(dataDir, 'tessera.db')
  for (const each of [file, `${file}-wal`, `${file}-shm`]) rmSync(each, { force: true })
  for (const damage of [() => undefined, () => writeFileSync(file, 'not a database'.repeat(500))]) {
    damage()
    const site = await startSiteProcess(dataDir)
    onTestFinished(async () => void (await site.end('SIGKILL')))
    const page = await read(site.origin)
    expect([page.status, page.text === home.text]).toEqual([200, true])
    expect((await read(`${site.origin}/healthz`)).status).toBe(200)
    const ready = await read(`${site.origin}/readyz`)
    expect(ready.status).toBe(503)
    expect(JSON.parse(ready.text)).toMatchObject({
      ready: false,
      publications: { source: 'snapshot', status: expect.stringMatching(/waiting|failing/) },
    })
    expect(site.output()).toContain('serving-snapshot')

    if (existsSync(file)) {
      rmSync(file)
      const other = await makeRestored(file)
      await expect
        .poll(async () => (await read(site.origin + articlePath('restored'))).status)
        .toBe(200)
      await expect.poll(async () => (await read(`${site.origin}/readyz`)).status).toBe(200)
      await other.close()
    }
    await site.end('SIGTERM')
  }
})

async function makeRestored(file: string) {
  const database = await openSqliteDatabase(file)
  const article = testDocuments([]).find(({ kind }) => kind === 'article')
  if (!article) throw new Error('The test documents contain no article.')
  const body = { ...article.body, slug: 'restored' }
  await publishDocuments(database, [{ ...article, path: articlePath('restored'), body }])
  return database
}

/** Hashes of the files below a folder, without that of the locks of SQLite, which each reader changes. */
const hashesBelow = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile() && name !== 'tessera.db-shm')
      .map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  )

test('writes its cache and nothing else while it answers every kind of request', async () => {
  const { dataDir, remove } = await makeSiteData({ images: 2 })
  onTestFinished(remove)
  const folder = mkdtempSync(join(tmpdir(), 'tessera-writes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [SITE_CACHE_DIR, HOME, TMPDIR] = [join(folder, 'a'), join(folder, 'b'), join(folder, 'c')]
  for (const each of [HOME, TMPDIR]) mkdirSync(each)
  const before = hashesBelow(dataDir)
  const site = await startSiteProcess(dataDir, { env: { SITE_CACHE_DIR, HOME, TMPDIR } })
  onTestFinished(async () => void (await site.end('SIGKILL')))
  const answers = Object.values(await answersOf(await findEveryRequest(site.origin)))
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])

  const filesOf = (each: string) => (existsSync(each) ? readdirSync(each).toSorted() : [])
  await expect
    .poll(() => filesOf(SITE_CACHE_DIR), { timeout: 20_000 })
    .toEqual(['assets', 'publications.snapshot'])
  const built = filesOf(join(ROOT, 'site/dist/client/assets'))
  await expect.poll(() => filesOf(join(SITE_CACHE_DIR, 'assets'))).toEqual(built)
  expect(await site.end('SIGTERM')).toBe(0)
  expect(filesOf(folder).map((name) => filesOf(join(folder, name)))).toEqual([
    ['assets', 'publications.snapshot'],
    [],
    [],
  ])
  expect(hashesBelow(dataDir)).toEqual(before)
})

test('keeps the last valid version of an invalid document across a restart, by its snapshot', async () => {
  const { dataDir, database, documents, remove } = await makeSiteData()
  onTestFinished(remove)
  const path = '/articles/the-seventh-wave'
  const valid = documents.find((each) => each.path === path)
  if (!valid) throw new Error(`The test documents contain no ${path}.`)
  const snapshot = join(dataDir, 'site-cache/publications.snapshot')
  const start = async () => {
    const site = await startSiteProcess(dataDir)
    onTestFinished(async () => void (await site.end('SIGKILL')))
    const article = async () => {
      const { status, text } = await read(site.origin + path)
      return [status, /<h1>(.*?)<\/h1>/.exec(text)?.[1]]
    }
    const readiness = async () => {
      const { status, text } = await read(`${site.origin}/readyz`)
      const { publications, refused } = JSON.parse(text)
      return { status, source: publications.source, refused }
    }
    return { ...site, article, readiness }
  }
  const isShown = [200, 'The Seventh Wave']
  const isRefused = { status: 200, source: 'database', refused: [`${valid.kind} ${valid.key}`] }

  const first = await start()
  expect(await first.article()).toEqual(isShown)
  await publishDocuments(database, [row(valid.kind, valid.key, path, { title: '' })])
  await expect.poll(first.readiness).toEqual(isRefused)
  const problem = `["${valid.kind} ${valid.key}"`
  await expect
    .poll(() => existsSync(snapshot) && readFileSync(snapshot).includes(problem), {
      timeout: 30_000,
    })
    .toBe(true)
  expect(await first.article()).toEqual(isShown)
  expect(await first.end('SIGTERM')).toBe(0)

  const second = await start()
  expect(await second.article()).toEqual(isShown)
  await expect.poll(second.readiness).toEqual(isRefused)
  expect(await second.end('SIGTERM')).toBe(0)

  // As after an upgrade that changes the documents, whose program cannot read the snapshot.
  rmSync(snapshot)
  const third = await start()
  expect((await third.article())[0]).toBe(404)
  await expect.poll(third.readiness).toEqual(isRefused)
  await publishDocuments(database, [valid])
  await expect.poll(third.article).toEqual(isShown)
  await expect.poll(third.readiness).toEqual({ ...isRefused, refused: [] })
  expect(await third.end('SIGTERM')).toBe(0)
})
