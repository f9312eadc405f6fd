import { interleave, samplesOf, type Measured, type Samples } from '../../measure/interleave'
import { figure, type Figure } from '../../report/figure'
import type { Cell, Grid } from '../../report/grid'
import { urlOf, findCandidate } from '../../candidate-page/serve-candidates'
import { runSteps } from '../../candidate-page/run-steps'
import { defaultScenario } from '../../candidate-page/scenario'
import { nameWithTiles } from '../../candidate-page/tiles-in-dom'
import { stepsOf } from '../../candidate-page/steps'
import type { Bench } from '../../table'
import { candidatesFor, OURS, OURS_ENDLESS } from './candidates'

export interface MeasuredSize {
  readonly count: number
  readonly samples: Samples
  /** Layout shift while ours hydrates. */
  readonly shift: Figure
  readonly grid: Grid
  readonly notes: readonly string[]
}

export interface Size {
  readonly origin: string
  readonly count: number
  readonly rounds: number
  /** ms that a step may take. */
  readonly limit: number
}

/** Measures every candidate with so many tiles, in turns. A candidate that timed out does not run again. */
export async function measureSize(
  bench: Bench,
  { origin, count, rounds, limit }: Size,
): Promise<MeasuredSize> {
  const scenario = defaultScenario(count)
  const candidates = candidatesFor(count)
  const stoppedAt = new Map<string, string>()
  const mistakes = new Set<string>()
  const shifts: number[] = []
  const samples = await interleave({
    candidates: candidates.map(({ name }) => name),
    rounds,
    run: async (name): Promise<Measured> => {
      if (stoppedAt.has(name)) return {}
      const candidate = findCandidate(candidates, name)
      bench.log(`  ${name}`)
      const result = await runSteps(
        { chromium: bench.chromium, reducedMotion: !candidate.animated && !candidate.peer },
        { address: urlOf(origin, scenario, candidate), scenario, limit },
      ).catch((error: unknown) => {
        // The page crashed. The other candidates still run.
        stoppedAt.set(name, '')
        mistakes.add(`${name}, ${count}: not measured. ${String(error).split('\n')[0]}`)
        return null
      })
      if (!result) return {}
      if (result.stopped) stoppedAt.set(name, result.stopped)
      for (const mistake of result.mistakes) mistakes.add(`${name}, ${count}: ${mistake}.`)
      if (name === OURS && result.shift !== null) shifts.push(result.shift)
      const after = Object.entries(result.after).map(([step, ms]) => [`${step}, after`, ms])
      return { ...result.busy, ...Object.fromEntries(after) }
    },
  })
  const names = stepsOf(scenario).map((step) => step.name)
  const steps = ['init', ...names, ...names.map((name) => `${name}, after`)]
  const cellOf = (name: string, step: string): Cell => {
    const values = samplesOf(samples, name, step)
    if (values.length > 0) return figure(values)
    return stoppedAt.get(name) === step
      ? { samples: [limit], unit: 'ms', bound: 'lower' }
      : stoppedAt.has(name)
        ? 'not reached'
        : null
  }
  return {
    count,
    samples,
    shift: figure(shifts, ''),
    grid: {
      title: `${count.toLocaleString('en')} tiles, ms of the main thread`,
      columns: steps,
      ours: nameWithTiles(count >= 10_000 ? OURS_ENDLESS : OURS, count),
      rows: candidates.map(({ name }) => ({
        name: nameWithTiles(name, count),
        cells: steps.map((step) => cellOf(name, step)),
      })),
    },
    notes:
      mistakes.size > 0
        ? [...mistakes]
        : [`${count} tiles: every candidate showed the right tiles after every step.`],
  }
}
