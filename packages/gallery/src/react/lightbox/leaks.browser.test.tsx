import { expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { openAndClose } from './testing/open-and-close'
import { imageTile } from './testing/mount-lightbox'

const tiles = ['a', 'b', 'c', 'd', 'e'].map((id) => imageTile(id))

/** What the browser itself counts, once it has thrown away what nobody holds. */
async function count(): Promise<Readonly<Record<'Nodes' | 'JSEventListeners', number>>> {
  await cdp().send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp().send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { Nodes: valueOf('Nodes'), JSEventListeners: valueOf('JSEventListeners') }
}

it('leaves the browser no node and no listener more after fifty rounds than after a few', async () => {
  await cdp().send('Performance.enable')
  await openAndClose(tiles, 3, () => null)
  const before = await count()
  await openAndClose(tiles, 50, () => null)
  const after = await count()
  // A dialog has some 60 nodes and 30 listeners: one leaked every round would be thousands.
  expect(after.Nodes - before.Nodes).toBeLessThan(50)
  expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(25)
}, 60_000)
