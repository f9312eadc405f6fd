import { setTimeout as wait } from 'node:timers/promises'
import { residentMemory } from '../../measure/memory'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Part } from './part'

/** The public program's memory a few seconds after its start. */
export async function measureIdleMemory(pid: number): Promise<Part> {
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
