import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { articlePath } from '@tessera/content'
import { openSqliteDatabase, publishDocuments } from '@tessera/content/testing'
import { expect, onTestFinished, test } from 'vitest'
import { testDocuments } from '../../site/testing/documents/test-documents'
import { makeSiteData, startSiteProcess } from './testing/site-process'

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
