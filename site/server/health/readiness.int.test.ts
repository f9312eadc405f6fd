import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startSite, type RunningSite } from '../../testing/running-site'

const READY = JSON.stringify({ migrations: 'applied', lastJobSeconds: 3 })

/** What the CMS answers to `/api/ready`. */
let answer = { status: 200, body: READY }
/** How often it was asked. */
let questions = 0
const cms = createServer((request, response) => {
  if (request.url === '/api/ready') questions += 1
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
let site: RunningSite

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(() => new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve)))
beforeEach(async () => {
  answer = { status: 200, body: READY }
  questions = 0
  site = await startSite({ empty: true, cmsUrl: `http://127.0.0.1:${portOf(cms)}` })
  return () => site.stop()
})
afterAll(() => {
  cms.closeAllConnections()
  cms.close()
})

const readReport = async () => (await fetch(`${site.origin}/readyz`)).json()

test('/readyz reports the migrations of the CMS and the age of its last job', async () => {
  const response = await fetch(`${site.origin}/readyz`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toMatchObject({
    ...{ ready: true, cms: 'answering', migrations: 'applied', lastJobSeconds: 3 },
  })
})

test('/readyz knows no last job of a CMS that has just started', async () => {
  answer.body = JSON.stringify({ migrations: 'applied', lastJobSeconds: null })
  expect(await readReport()).toMatchObject({ migrations: 'applied', lastJobSeconds: null })
})

test.each([
  ['200 not JSON', 'answering'],
  ['200 []', 'answering'],
  ['200 {"migrations":"pending","lastJobSeconds":3}', 'answering'],
  ['200 {"migrations":"applied","lastJobSeconds":"3"}', 'answering'],
  ['404 {}', 'answering'],
  [`500 ${READY}`, 'silent'],
])('/readyz repeats nothing that the CMS does not say: %s', async (said, expected) => {
  answer = { status: Number(said.slice(0, 3)), body: said.slice(4) }
  const report = await readReport()
  expect(report).toMatchObject({ cms: expected, migrations: 'unknown', lastJobSeconds: null })
  // The public pages do not need the CMS.
  expect(report.ready).toBe(true)
})

test('/readyz asks the CMS once in two seconds, however many probes there are', async () => {
  let time = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  onTestFinished(() => clock.mockRestore())
  const reports = await Promise.all(Array.from({ length: 10 }, readReport))
  answer.body = JSON.stringify({ migrations: 'applied', lastJobSeconds: 5 })
  time += 1_999
  reports.push(await readReport())
  expect(reports.map(({ lastJobSeconds }) => lastJobSeconds)).toEqual(reports.map(() => 3))
  expect(questions).toBe(1)
  time += 1
  expect((await readReport()).lastJobSeconds).toBe(5)
  expect(questions).toBe(2)
})
