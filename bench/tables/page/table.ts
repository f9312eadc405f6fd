import { build } from '../../../scripts/build/build.mjs'
import type { Table } from '../../table'
import { measureClicks } from './measure-clicks'
import { measureFirstClick } from './measure-first-click'
import { measureFirstImage } from './measure-first-image'
import { measureIdleMemory } from './measure-idle-memory'
import { measureLarge } from './large/measure-large'
import { measureLighthouse } from './measure-lighthouse'
import { measurePublishing } from './measure-publishing'
import { measureRendering } from './rendering/measure-rendering'
import { measureShifts } from './measure-shifts'
import { measureSpeed } from './speed/measure-speed'
import { measureTransferSize } from './measure-transfer-size'
import { joinMeasurements, tryMeasurement, type Measurement } from '../../report/measurement'
import { runProduct } from './product'

export const table: Table = {
  title: 'The built site',
  limit: 1_200,
  run: async (bench) => {
    bench.log('building')
    await build(bench.root)
    const running = await runProduct()
    try {
      const { origin } = running
      const measurements: Measurement[] = []
      const measure = async (name: string, work: () => Promise<Measurement>) => {
        bench.log(name)
        measurements.push(await tryMeasurement(name, work))
        bench.saveProgress({ method: METHOD, ...joinMeasurements(measurements) })
      }
      // First, before any request.
      await measure('Idle memory', () => measureIdleMemory(running.sitePid()))
      await measure('Layout shift', () => measureShifts(bench, origin))
      await measure('Transfer size', () => measureTransferSize(bench, origin))
      await measure('First image', () => measureFirstImage(bench, origin))
      await measure('Publishing', () => measurePublishing(bench, running))
      await measure('Lighthouse', () => measureLighthouse(bench, running.product.site))
      await measure('Rendering', () => measureRendering(bench, running.product.dataDir))
      await measure('Throughput', () => measureSpeed(bench, running))
      await measure('100,000 articles', () => measureLarge(bench))
      await measure('Clicks', () => measureClicks(bench))
      await measure('First click', () => measureFirstClick(bench))
      return { method: METHOD, ...joinMeasurements(measurements) }
    } finally {
      await running.stop()
    }
  },
}

const METHOD =
  'The product as `npm start` builds and starts it, with the demo content and a new data folder. Servers are pinned to one processor and the load generator to the other.'
