import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
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

/** Longer than a start of the CMS takes after it was killed. */
const RECOVERY_MS = 60_000
/** ms on a quiet machine: until it is killed after that, and until the next one answers. */
const KILL_MS = 2000
const GOAL_MS = 10_000
const WITHOUT_ANSWERS = pathToFileURL(join(import.meta.dirname, 'hung-cms-without-answers.mjs'))

const HANGS = [
  {
    // A stopped process neither answers nor sends heartbeats, as one with a blocked event loop.
    name: 'hangs',
    signal: 'SIGSTOP',
    killedAfterMs: 30_000,
    message: 'The CMS does not respond for 30 s. Killing it.',
  },
  {
    name: 'sends heartbeats and answers nothing',
    signal: 'SIGUSR2',
    // Four requests of 30 s, and a pause of 10 s before each.
    killedAfterMs: 160_000,
    message: 'The CMS did not answer 4 requests in a row. Killing it.',
  },
] as const

test.runIf(process.platform === 'linux').each(HANGS)(
  'restarts a CMS that $name, and the site answers all the time',
  { timeout: 360_000 },
  async ({ name, signal, killedAfterMs, message }) => {
    const dataDir = makeDataDir()
    const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --import=${WITHOUT_ANSWERS.href}`
    const product = await startProduct({ DEMO: 'off', NODE_OPTIONS }, dataDir)
    onTestFinished(async () => {
      await product.stop()
      removeDataDir(dataDir)
    })
    let log = ''
    product.process.stdout?.on('data', (text: Buffer) => (log += text.toString()))
    const requests = await publishGallery(product)
    const before = await answersOf(requests)
    const visitors = startVisitors(Object.values(requests), 5, 50)
    const slowdown = await measureSlowdown()
    const cms = pidOf(product.process.pid, 'CMS')
    expect(cms).toBeDefined()
    process.kill(cms ?? 0, signal)
    const hungAt = performance.now()
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
    const timeout = killedAfterMs + RECOVERY_MS
    await expect.poll(killed, { timeout, interval: 50 }).toBe(true)
    const killedAt = performance.now()
    await expect.poll(isReady, { timeout: RECOVERY_MS, interval: 50 }).toBe(true)
    const readyAt = performance.now()
    await expect.poll(cmsInReadiness).toEqual({ status: 200, cms: 'answering' })
    await visitors.stop()
    expect(visitors.failures).toEqual([])
    expect(await answersOf(requests)).toEqual(before)
    expect(log.split(message)).toHaveLength(2)
    const slowest = Math.max(slowdown, await measureSlowdown())
    console.log(
      `  a CMS that ${name}: killed after ${seconds(killedAt - hungAt)} s (${seconds(killedAfterMs)} s at most on a quiet machine), answers again ${seconds(readyAt - killedAt)} s later at a slowdown of ${slowest.toFixed(1)} (goal 10 s); ${visitors.answered()} visits of ${Object.keys(requests).length} kinds, 0 failed`,
    )
    expect(killedAt - hungAt).toBeLessThan(killedAfterMs + KILL_MS * slowest)
    expect(readyAt - killedAt).toBeLessThan(GOAL_MS * slowest)
  },
)

const seconds = (ms: number) => (ms / 1000).toFixed(1)
