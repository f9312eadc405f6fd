import { expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { openAndClose } from './testing/open-and-close'
import { imageTile } from './testing/mount-lightbox'

const ROUNDS = 15
const tiles = ['a', 'b', 'c', 'd', 'e'].map((id) => imageTile(id))

/** The browser's own counts after a garbage collection. */
async function count(): Promise<Readonly<Record<'Nodes' | 'JSEventListeners', number>>> {
  await cdp().send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp().send('Performance.getMetrics')
  const valueOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? NaN
  return { Nodes: valueOf('Nodes'), JSEventListeners: valueOf('JSEventListeners') }
}

it('leaves no node or listener in the browser after it opened and closed fifteen times', async () => {
  await cdp().send('Performance.enable')
  await openAndClose(tiles, 3, () => null)
  const before = await count()
  await openAndClose(tiles, ROUNDS, () => null)
  // A dialog has about 60 nodes and 30 listeners, so a leak in every round adds hundreds. What is no leak may be
  // collected a moment later.
  await expect.poll(async () => (await count()).Nodes - before.Nodes).toBeLessThan(50)
  await expect
    .poll(async () => (await count()).JSEventListeners - before.JSEventListeners)
    .toBeLessThan(25)
}, 60_000)
