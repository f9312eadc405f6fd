import { setTimeout as wait } from 'node:timers/promises'
import { residentMemory } from '../../measure/memory'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Measurement } from '../../report/measurement'

/** Memory of the site's process a few seconds after its start. */
export async function measureIdleMemory(pid: number): Promise<Measurement> {
  const samples: number[] = []
  for (let round = 0; round < 3; round++) {
    await wait(1_000)
    samples.push(residentMemory(pid))
  }
  const goal = atMost({
    what: '`site` idle memory, demo content (PSS)',
    figure: figure(samples, 'MB'),
    limit: 120,
  })
  return { goals: [goal], grids: [], notes: [] }
}
