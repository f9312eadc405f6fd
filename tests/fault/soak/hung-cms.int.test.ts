import { expect, onTestFinished, test } from 'vitest'
import {
  cmsAddress,
  makeDataDir,
  removeDataDir,
  startProduct,
} from '../../e2e/product/running/start-product'
import { answersOf } from '../testing/every-request'
import { publishGallery } from '../testing/publish-gallery'
import { measureSlowdown } from '../testing/measure-slowdown'
import { pidOf } from '../testing/product-processes'
import { startVisitors } from '../testing/visitors'

/** Longer than a blocked event loop may last, and a start of the CMS. */
const RECOVERY_MS = 90_000
/** ms without a heartbeat after which it is killed. */
const HEARTBEAT_TIMEOUT_MS = 30_000
/** ms on a quiet machine: until it is killed after that, and until the next one answers. */
const KILL_MS = 2000
const GOAL_MS = 10_000

test.runIf(process.platform === 'linux')(
  'restarts a CMS that hangs, and the site answers all the time',
  { timeout: 3 * RECOVERY_MS },
  async () => {
    const dataDir = makeDataDir()
    const product = await startProduct({ DEMO: 'off' }, dataDir)
    onTestFinished(async () => {
      await product.stop()
      removeDataDir(dataDir)
    })
    const requests = await publishGallery(product)
    const before = await answersOf(requests)
    const visitors = startVisitors(Object.values(requests), 5, 50)
    const slowdown = await measureSlowdown()
    const cms = pidOf(product.process.pid, 'CMS')
    expect(cms).toBeDefined()
    // A stopped process neither answers nor sends heartbeats, as one with a blocked event loop.
    process.kill(cms ?? 0, 'SIGSTOP')
    const stoppedAt = performance.now()
    const isReady = () =>
      fetch(`${cmsAddress(dataDir)}/api/ready`, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    const cmsInReadiness = async () => {
      const response = await fetch(`${product.site}/readyz`)
      return { status: response.status, cms: (await response.json()).cms }
    }
    expect(await isReady()).toBe(false)
    await expect.poll(cmsInReadiness).toEqual({ status: 200, cms: 'silent' })
    expect(await answersOf(requests)).toEqual(before)
    const killed = () => pidOf(product.process.pid, 'CMS') !== cms
    await expect.poll(killed, { timeout: RECOVERY_MS, interval: 50 }).toBe(true)
    const killedAt = performance.now()
    await expect.poll(isReady, { timeout: RECOVERY_MS, interval: 50 }).toBe(true)
    const readyAt = performance.now()
    await expect.poll(cmsInReadiness).toEqual({ status: 200, cms: 'answering' })
    await visitors.stop()
    expect(visitors.failures).toEqual([])
    expect(await answersOf(requests)).toEqual(before)
    const slowest = Math.max(slowdown, await measureSlowdown())
    console.log(
      `  a hung CMS: killed after ${seconds(killedAt - stoppedAt)} s (30 s without a heartbeat), answers again ${seconds(readyAt - killedAt)} s later at a slowdown of ${slowest.toFixed(1)} (goal 10 s); ${visitors.answered()} visits of ${Object.keys(requests).length} kinds, 0 failed`,
    )
    expect(killedAt - stoppedAt).toBeLessThan(HEARTBEAT_TIMEOUT_MS + KILL_MS * slowest)
    expect(readyAt - killedAt).toBeLessThan(GOAL_MS * slowest)
  },
)

const seconds = (ms: number) => (ms / 1000).toFixed(1)
