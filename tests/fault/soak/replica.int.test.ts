import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articlePath } from '@tessera/content'
import {
  findPostgres,
  NO_POSTGRES,
  openDatabase,
  publishDocuments,
  startTemporaryPostgres,
} from '@tessera/content/testing'
import { expect, onTestFinished, test } from 'vitest'
import { testDocuments } from '../../../site/testing/documents/test-documents'
import { freePort } from '../../e2e/product/running/start-product'
import { ROOT } from '../testing/site-process'

const TOKEN = 'a-token-of-the-tests-that-opens-nothing-real'

/** `npm run start:site`, until the test is over. */
async function startSiteAlone(env: Record<string, string>): Promise<string> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['scripts/commands/start/site.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', METRICS_TOKEN: TOKEN, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/^ {2}CMS /m)
  return `http://127.0.0.1:${port}`
}

async function startCmsAtAnotherAddress(): Promise<string> {
  const server = createServer(({ url }, response) => void response.end(`CMS: ${url}`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.skipIf(!findPostgres())(
  `a site that runs alone follows a replica and reports how far it is behind${findPostgres() ? '' : `: ${NO_POSTGRES}`}`,
  async () => {
    const primary = await startTemporaryPostgres()
    onTestFinished(() => primary.stop())
    const url = await primary.createDatabase('site')
    const database = await openDatabase(url)
    onTestFinished(() => database.close())
    await publishDocuments(database, testDocuments([]))
    const replica = await primary.startReplica()
    onTestFinished(() => replica.stop())
    const folder = mkdtempSync(join(tmpdir(), 'tessera-replica-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const cmsUrl = await startCmsAtAnotherAddress()
    const site = await startSiteAlone({
      ...{ DATABASE_URL: url, DATABASE_READ_URL: replica.url('site'), CMS_URL: cmsUrl },
      ...{ DATA_DIR: join(folder, 'none'), SITE_CACHE_DIR: join(folder, 'cache') },
    })
    const lags = async () => {
      const ready = await (await fetch(`${site}/readyz`)).json()
      const headers = { authorization: `Bearer ${TOKEN}` }
      const metrics = await (await fetch(`${site}/metrics`, { headers })).text()
      const [, lag] = /^tessera_site_revision_lag (\d+)$/m.exec(metrics) ?? []
      return [ready.publications.lag, Number(lag)]
    }
    await expect.poll(lags).toEqual([0, 0])
    expect(await (await fetch(`${site}/admin`)).text()).toBe('CMS: /admin')

    await replica.pauseReplay()
    const [template] = testDocuments([]).filter(({ kind }) => kind === 'article')
    if (template?.kind !== 'article') throw new Error('There is no article to copy.')
    const path = articlePath('from-the-replica')
    const body = { ...template.body, slug: 'from-the-replica' }
    await publishDocuments(database, [{ ...template, key: 'from-the-replica', path, body }])
    await expect.poll(lags).toEqual([1, 1])
    await replica.resumeReplay()
    await expect.poll(async () => (await fetch(site + path)).status).toBe(200)
    await expect.poll(lags).toEqual([0, 0])
  },
)
