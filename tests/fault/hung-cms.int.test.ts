import { expect, onTestFinished, test } from 'vitest'
import { cmsAddress, makeDataDir, removeDataDir, startProduct } from '../e2e/product/start-product'
import { pidOf } from './testing/product-processes'

/** Longer than a blocked event loop may last, and a start of the CMS. */
const RECOVERY_MS = 90_000

test.runIf(process.env['SOAK'] && process.platform === 'linux')(
  'restarts a CMS that hangs, and the site answers all the time',
  { timeout: 3 * RECOVERY_MS },
  async () => {
    const dataDir = makeDataDir()
    const product = await startProduct({ DEMO: 'off' }, dataDir)
    onTestFinished(async () => {
      await product.stop()
      removeDataDir(dataDir)
    })
    const cms = pidOf(product.process.pid, 'CMS')
    expect(cms).toBeDefined()
    // A stopped process neither answers nor sends heartbeats, as one with a blocked event loop.
    process.kill(cms ?? 0, 'SIGSTOP')
    const isReady = async () => {
      const page = await fetch(product.site)
      expect(page.status).toBe(200)
      await page.text()
      const signal = AbortSignal.timeout(1000)
      return fetch(`${cmsAddress(dataDir)}/api/ready`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      )
    }
    expect(await isReady()).toBe(false)
    await expect.poll(isReady, { timeout: RECOVERY_MS, interval: 500 }).toBe(true)
    expect(pidOf(product.process.pid, 'CMS')).not.toBe(cms)
  },
)
