import { runSteps } from '../../candidate-page/run-steps'
import { defaultScenario } from '../../candidate-page/scenario'
import { tilesInDom } from '../../candidate-page/tiles-in-dom'
import { interleave, samplesOf } from '../../measure/interleave'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Measurement } from '../../report/measurement'
import type { Bench } from '../../table'

/** Emulates an older phone. */
const SLOWDOWN = 4
const COUNTS = [24, 60, 200]

/**
 * The longest task of the hydration with the processor slowed down.
 * @param addressOf address of a candidate's page with so many tiles
 */
export async function measureSlowHydration(
  bench: Bench,
  names: readonly [ours: string, naive: string],
  addressOf: (name: string, count: number) => string,
): Promise<Measurement> {
  const counts = bench.quick ? COUNTS.slice(0, 1) : COUNTS
  const samples = await interleave({
    candidates: names,
    rounds: bench.quick ? 1 : 3,
    run: async (name) => {
      const measured: Record<string, number> = {}
      for (const count of counts) {
        const { longest } = await runSteps(
          { chromium: bench.chromium, slowdown: SLOWDOWN },
          { address: addressOf(name, count), scenario: defaultScenario(count), limit: 20_000 },
        )
        measured[`${count} tiles`] = longest['init'] ?? NaN
      }
      return measured
    },
  })
  const columns = counts.map((count) => `${count} tiles`)
  return {
    goals: counts.map((count) =>
      atMost({
        what: `${count} tiles, ${tilesInDom(count)}, CPU slowed 4 times: longest task of the hydration`,
        figure: figure(samplesOf(samples, names[0], `${count} tiles`)),
        limit: 50,
      }),
    ),
    grids: [
      {
        title: 'CPU slowed 4 times: longest task of the hydration, ms',
        columns,
        ours: names[0],
        rows: names.map((name) => ({
          name,
          cells: columns.map((column) => figure(samplesOf(samples, name, column))),
        })),
      },
    ],
    notes: [],
  }
}
