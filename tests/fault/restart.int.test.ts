import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../e2e/product/running/start-product'
import { findNginx, startNginx } from './testing/nginx'
import { makeSiteData, startSiteProcess, type SiteProcess } from './testing/site-process'
import { startVisitors } from './testing/visitors'

const VISITORS = 50
const RESTARTS = process.env['SOAK'] ? 10 : 1
/** ms. `npm start` kills a program after 15 s. */
const MAX_STOP_MS = 15_000
/** A restart on a busy machine, with its visits. */
const TIMEOUT = { timeout: 60_000 + RESTARTS * 30_000 }

test(
  'loses no request of visitors with open connections when the site restarts',
  TIMEOUT,
  async () => {
    const { dataDir, remove } = await makeSiteData()
    onTestFinished(remove)
    const port = await freePort()
    let site = await startSiteProcess(dataDir, { port })
    onTestFinished(async () => void (await site.end('SIGKILL')))
    const visitors = startVisitors(site.origin, VISITORS)
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await answersMore(visitors)
      const startedAt = performance.now()
      expect(await site.end('SIGTERM')).toBe(0)
      expect(performance.now() - startedAt).toBeLessThan(MAX_STOP_MS)
      site = await startSiteProcess(dataDir, { port })
    }
    await answersMore(visitors)
    await visitors.stop()
    expect(visitors.failures).toEqual([])
  },
)

const nginx = findNginx()
if (!nginx)
  console.warn(
    'nginx is not installed (on Debian: apt install nginx), so restarts behind it are skipped.',
  )

test.skipIf(!nginx)(
  'loses no request behind nginx while two sites restart in turn',
  TIMEOUT,
  async () => {
    const { dataDir, remove } = await makeSiteData()
    onTestFinished(remove)
    const ports = [await freePort(), await freePort()]
    const sites: SiteProcess[] = []
    onTestFinished(async () => void (await Promise.all(sites.map((site) => site.end('SIGKILL')))))
    for (const port of ports) sites.push(await startSiteProcess(dataDir, { port }))
    const proxy = await startNginx(
      nginx ?? '',
      sites.map(({ origin }) => origin),
    )
    onTestFinished(proxy.stop)
    const visitors = startVisitors(proxy.origin, VISITORS)
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await answersMore(visitors)
      const index = restart % 2
      expect(await sites[index]?.end('SIGTERM')).toBe(0)
      sites[index] = await startSiteProcess(dataDir, { port: ports[index] })
    }
    await answersMore(visitors)
    await visitors.stop()
    expect(visitors.failures).toEqual([])
  },
)

test('answers on with /readyz at 503 for DRAIN_SECONDS', async () => {
  const { dataDir, remove } = await makeSiteData()
  onTestFinished(remove)
  const site = await startSiteProcess(dataDir, { env: { DRAIN_SECONDS: '1' } })
  onTestFinished(async () => void (await site.end('SIGKILL')))
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  const ended = site.end('SIGTERM')
  await expect
    .poll(async () => (await fetch(`${site.origin}/readyz`)).status, { interval: 20 })
    .toBe(503)
  const page = await fetch(site.origin)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toBe(0)
})

/** Waits for some hundred answers, so that every visitor has an open connection. */
async function answersMore({ answered }: ReturnType<typeof startVisitors>): Promise<void> {
  const before = answered()
  await expect.poll(answered).toBeGreaterThan(before + 5 * VISITORS)
}
