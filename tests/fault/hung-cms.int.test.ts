import { readFileSync, readdirSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { cmsAddress, makeDataDir, removeDataDir, startProduct } from '../e2e/product/start-product'

/** Longer than a blocked event loop may last, and a start of the CMS. */
const RECOVERY_MS = 90_000

/** Process ids of the programs that `npm start` runs. */
function childrenOf(pid: number | undefined): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number)
}

function parentOf(pid: string): number | null {
  try {
    return Number(/^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return null // It ended meanwhile.
  }
}

const isCms = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('next')

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
    const cms = childrenOf(product.process.pid).find(isCms)
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
    expect(childrenOf(product.process.pid)).not.toContain(cms)
  },
)
