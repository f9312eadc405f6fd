import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { articlePath } from '@tessera/content'
import {
  findPostgres,
  NO_POSTGRES,
  openDatabase,
  publishDocuments,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '@tessera/content/testing'
import { expect, onTestFinished, test } from 'vitest'
import { testDocuments } from '../../../site/testing/documents/test-documents'
import { answersOf, findEveryRequest } from '../testing/every-request'
import { makeSiteData, startSiteProcess } from '../testing/site-process'

const MAX_RECOVERY_MS = 10_000
/** ms for which the attempts to connect are counted. */
const OUTAGE_MS = 5000
/** The pauses between two attempts grow from 0.5 to 2 s. */
const MAX_ATTEMPTS = 8

/** Listens in place of the stopped server. @returns how often the site has connected within the time */
async function countAttempts({ port }: TemporaryPostgres, ms: number): Promise<number> {
  let attempts = 0
  const server = createServer((socket) => {
    attempts += 1
    socket.on('error', () => {}).destroy()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await wait(ms)
  await new Promise((resolve) => server.close(resolve))
  return attempts
}

test.skipIf(!findPostgres())(
  `every kind of request is answered as before while PostgreSQL restarts, and the site reconnects with growing pauses${findPostgres() ? '' : `: ${NO_POSTGRES}`}`,
  async () => {
    const postgres = await startTemporaryPostgres()
    onTestFinished(() => postgres.stop())
    const url = await postgres.createDatabase('site')
    const { dataDir, documents, remove } = await makeSiteData({ images: 2 })
    onTestFinished(remove)
    const publish = async (published: typeof documents) => {
      const database = await openDatabase(url)
      await publishDocuments(database, published)
      await database.close()
    }
    await publish(documents)
    const site = await startSiteProcess(dataDir, { env: { DATABASE_URL: url } })
    onTestFinished(async () => void (await site.end('SIGKILL')))
    const readiness = async () => (await (await fetch(`${site.origin}/readyz`)).json()).publications
    await expect.poll(readiness).toMatchObject({ status: 'following', lag: 0 })
    const requests = await findEveryRequest(site.origin)
    const before = await answersOf(requests)
    expect(Object.values(before).filter((answer) => !answer.startsWith('200 '))).toEqual([])

    await postgres.halt()
    await expect.poll(readiness).toMatchObject({ status: 'failing', lag: null })
    const counting = countAttempts(postgres, OUTAGE_MS)
    expect(await answersOf(requests)).toEqual(before)
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
    const attempts = await counting
    expect(attempts).toBeGreaterThan(0)
    expect(attempts).toBeLessThanOrEqual(MAX_ATTEMPTS)

    await postgres.resume()
    const backAt = performance.now()
    const [template] = testDocuments([]).filter(({ kind }) => kind === 'article')
    if (template?.kind !== 'article') throw new Error('There is no article to copy.')
    const path = articlePath('after-the-restart')
    const body = { ...template.body, slug: 'after-the-restart' }
    await publish([{ ...template, key: 'after-the-restart', path, body }])
    await expect.poll(async () => (await fetch(site.origin + path)).status).toBe(200)
    const recovery = performance.now() - backAt
    expect(recovery).toBeLessThan(MAX_RECOVERY_MS)
    console.log(
      `  ${attempts} attempts to connect within ${OUTAGE_MS / 1000} s (at most ${MAX_ATTEMPTS}); a new article ${recovery.toFixed(0)} ms after it was back (goal 10 s)`,
    )
  },
)
