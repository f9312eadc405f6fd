import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../e2e/product/running/start-product'
import { answersOf, findEveryRequest } from './testing/every-request'
import { makeSiteData, startSiteProcess } from './testing/site-process'

const MAX_RECOVERY_MS = 10_000

test('every kind of request is answered as before while the database is gone and the CMS is down, and the site recovers alone', async () => {
  const { dataDir, remove } = await makeSiteData({ images: 2 })
  onTestFinished(remove)
  const CMS_URL = `http://127.0.0.1:${await freePort()}`
  const site = await startSiteProcess(dataDir, { env: { CMS_URL } })
  onTestFinished(async () => void (await site.end('SIGKILL')))
  const readiness = async () => {
    const response = await fetch(`${site.origin}/readyz`)
    return { status: response.status, ...(await response.json()) }
  }
  await expect.poll(readiness).toMatchObject({ status: 200, cms: 'silent' })
  const requests = await findEveryRequest(site.origin)
  const before = await answersOf(requests)
  expect(Object.values(before).filter((answer) => !answer.startsWith('200 '))).toEqual([])

  const file = join(dataDir, 'tessera.db')
  renameSync(file, `${file}.moved`)
  await expect.poll(readiness).toMatchObject({
    ...{ status: 503, ready: false, cms: 'silent', media: 'present' },
    publications: { status: expect.stringMatching(/failing|waiting/), lag: null },
  })
  expect(await answersOf(requests)).toEqual(before)
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  // Only editors notice.
  expect((await fetch(`${site.origin}/admin`)).status).toBe(502)

  renameSync(`${file}.moved`, file)
  const backAt = performance.now()
  await expect.poll(readiness).toMatchObject({ status: 200, ready: true })
  const recovery = performance.now() - backAt
  expect(recovery).toBeLessThan(MAX_RECOVERY_MS)
  expect(await answersOf(requests)).toEqual(before)
  console.log(
    `  ${Object.keys(before).length} kinds of requests answered as before without database and CMS; ready again ${recovery.toFixed(0)} ms after it was back (goal 10 s)`,
  )
})
