import type { Goal } from './goal'
import type { Grid } from './grid'

/** Result of one measurement of a table that has several. */
export interface Measurement {
  readonly goals: readonly Goal[]
  readonly grids: readonly Grid[]
  readonly notes: readonly string[]
}

/** Runs a measurement. A failure becomes a goal without a value, so that the other measurements still run. */
export async function tryMeasurement(
  name: string,
  work: () => Promise<Measurement>,
): Promise<Measurement> {
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

export const joinMeasurements = (measurements: readonly Measurement[]): Measurement => ({
  goals: measurements.flatMap(({ goals }) => goals),
  grids: measurements.flatMap(({ grids }) => grids),
  notes: measurements.flatMap(({ notes }) => notes),
})
