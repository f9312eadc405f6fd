import type { Goal } from '../../report/goal'
import type { Grid } from '../../report/grid'

/** What one part of the page's table found. */
export interface Part {
  readonly goals: readonly Goal[]
  readonly grids: readonly Grid[]
  readonly notes: readonly string[]
}

/** A part that cannot be measured is told; the others go on. */
export async function tryPart(name: string, work: () => Promise<Part>): Promise<Part> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(error)
    const goal = {
      what: name,
      target: '',
      measured: reason.split('\n')[0] ?? '',
      met: null,
      ratio: '',
    }
    return { goals: [goal], grids: [], notes: [`${name}: not measured. ${reason.slice(0, 300)}`] }
  }
}

export const joinParts = (parts: readonly Part[]): Part => ({
  goals: parts.flatMap(({ goals }) => goals),
  grids: parts.flatMap(({ grids }) => grids),
  notes: parts.flatMap(({ notes }) => notes),
})
