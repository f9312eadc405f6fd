import { build } from '../../../scripts/build/build.mjs'
import type { Table } from '../../table'
import { measureClicks } from './measure-clicks'
import { measureIdleMemory } from './measure-idle-memory'
import { measureLarge } from './large/measure-large'
import { measureLighthouse } from './measure-lighthouse'
import { measurePublishing } from './measure-publishing'
import { measureRendering } from './rendering/measure-rendering'
import { measureShifts } from './measure-shifts'
import { measureSpeed } from './speed/measure-speed'
import { measureWeight } from './measure-weight'
import { joinParts, tryPart, type Part } from './part'
import { runProduct } from './product'

export const table: Table = {
  title: 'The built site',
  limit: 960,
  run: async (bench) => {
    bench.say('building')
    await build(bench.root)
    const running = await runProduct()
    try {
      const { origin } = running
      const parts: Part[] = []
      const part = async (name: string, work: () => Promise<Part>) => {
        bench.say(name)
        parts.push(await tryPart(name, work))
        bench.keep({ method: METHOD, ...joinParts(parts) })
      }
      // First, before anybody has asked for anything.
      await part('Idle memory', () => measureIdleMemory(running.sitePid()))
      await part('Layout shift', () => measureShifts(bench, origin))
      await part('Weight', () => measureWeight(bench, origin))
      await part('Publishing', () => measurePublishing(bench, running))
      await part('Lighthouse', () => measureLighthouse(bench, running.product.site))
      await part('Rendering', () => measureRendering(bench, running.product.dataDir))
      await part('Speed', () => measureSpeed(bench, running))
      await part('100,000 articles', () => measureLarge(bench))
      await part('Clicks', () => measureClicks(bench))
      return { method: METHOD, ...joinParts(parts) }
    } finally {
      await running.stop()
    }
  },
}

const METHOD =
  'The product as `npm start` builds and starts it, with its demo content, on a data folder of its own. Servers are held to one processor and the load to the other.'
