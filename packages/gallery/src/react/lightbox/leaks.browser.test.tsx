/** @module-tag long */
import { expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { openAndClose } from './testing/open-and-close'
import { imageTile } from './testing/mount-lightbox'

const ROUNDS = 6
const tiles = ['a', 'b', 'c', 'd', 'e'].map((id) => imageTile(id))

/** The browser's own counts after a garbage collection. */
async function count(): Promise<Readonly<Record<'Nodes' | 'JSEventListeners', number>>> {
  await cdp().send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp().send('Performance.getMetrics')
  const valueOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? NaN
  return { Nodes: valueOf('Nodes'), JSEventListeners: valueOf('JSEventListeners') }
}

it('leaves no node or listener in the browser after it opened and closed many times', async () => {
  await cdp().send('Performance.enable')
  // Its first rounds load code and fill caches.
  await openAndClose(tiles, 3, () => null)
  const { before, after } = await openAndClose(tiles, ROUNDS, count)
  // A dialog has about 60 nodes and 30 listeners, so a leak in every round adds hundreds.
  expect(after.Nodes - before.Nodes).toBeLessThan(50)
  expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(25)
})
