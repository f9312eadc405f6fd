import { interleave, samplesOf, type Measured, type Samples } from '../../measure/interleave'
import { figure, type Figure } from '../../report/figure'
import type { Cell, Grid } from '../../report/grid'
import { addressOf, candidateNamed } from '../../stage/open-stages'
import { runSteps } from '../../stage/run-steps'
import { usualScene } from '../../stage/scene'
import { stepsOf } from '../../stage/steps'
import type { Bench } from '../../table'
import { candidatesFor, OURS, OURS_ENDLESS } from './candidates'

export interface MeasuredSize {
  readonly count: number
  readonly samples: Samples
  /** Layout shift while ours wakes. */
  readonly shift: Figure
  readonly grid: Grid
  readonly notes: readonly string[]
}

export interface Size {
  readonly origin: string
  readonly count: number
  readonly rounds: number
  /** ms a step may take. */
  readonly limit: number
}

/** Every candidate with so many tiles, in turns. One that was stopped is not tried again. */
export async function measureSize(
  bench: Bench,
  { origin, count, rounds, limit }: Size,
): Promise<MeasuredSize> {
  const scene = usualScene(count)
  const candidates = candidatesFor(count)
  const stoppedAt = new Map<string, string>()
  const mistakes = new Set<string>()
  const shifts: number[] = []
  const samples = await interleave({
    candidates: candidates.map(({ name }) => name),
    rounds,
    run: async (name): Promise<Measured> => {
      if (stoppedAt.has(name)) return {}
      const candidate = candidateNamed(candidates, name)
      bench.say(`  ${name}`)
      const ran = await runSteps(
        { chromium: bench.chromium, reducedMotion: !candidate.animated && !candidate.peer },
        { address: addressOf(origin, scene, candidate), scene, limit },
      ).catch((error: unknown) => {
        // A page that its browser has given up; the others go on.
        stoppedAt.set(name, '')
        mistakes.add(`${name}, ${count}: not measured. ${String(error).split('\n')[0]}`)
        return null
      })
      if (!ran) return {}
      if (ran.stopped) stoppedAt.set(name, ran.stopped)
      for (const mistake of ran.mistakes) mistakes.add(`${name}, ${count}: ${mistake}.`)
      if (name === OURS && ran.shift !== null) shifts.push(ran.shift)
      return ran.busy
    },
  })
  const steps = ['init', ...stepsOf(scene).map((step) => step.name)]
  const cellOf = (name: string, step: string): Cell => {
    const known = samplesOf(samples, name, step)
    if (known.length > 0) return figure(known)
    return stoppedAt.get(name) === step
      ? { samples: [limit], unit: 'ms', bound: 'least' }
      : stoppedAt.has(name)
        ? 'not reached'
        : null
  }
  return {
    count,
    samples,
    shift: figure(shifts, ''),
    grid: {
      title: `${count.toLocaleString('en')} tiles, ms to the frame`,
      columns: steps,
      ours: count >= 10_000 ? OURS_ENDLESS : OURS,
      rows: candidates.map(({ name }) => ({
        name,
        cells: steps.map((step) => cellOf(name, step)),
      })),
    },
    notes:
      mistakes.size > 0
        ? [...mistakes]
        : [`${count} tiles: every candidate showed the right tiles after every step.`],
  }
}
