import { runSteps } from '../../candidate-page/run-steps'
import { defaultScenario } from '../../candidate-page/scenario'
import { findCandidate, urlOf } from '../../candidate-page/serve-candidates'
import { interleave, samplesOf } from '../../measure/interleave'
import { figure } from '../../report/figure'
import { fasterPeers } from '../../report/faster-peers'
import { atMost } from '../../report/goal'
import type { Measurement } from '../../report/measurement'
import type { Bench } from '../../table'
import { candidatesFor, ISOTOPE, OURS, OURS_NOT_ANIMATED } from './candidates'

/** Emulates an older phone. */
const SLOWDOWN = 4
const COUNT = 60
const STEPS = ['narrow', 'reset'] as const
const PEERS = [ISOTOPE, 'MixItUp, animation off', 'Shuffle, animation off', 'plain CSS grid']
const NAMES = [OURS, OURS_NOT_ANIMATED, ...PEERS]

/** Time from a click to the frame with its result, waiting included, with the processor slowed down. */
export async function measureSlowResult(bench: Bench, origin: string): Promise<Measurement> {
  const scenario = defaultScenario(COUNT)
  const candidates = candidatesFor(COUNT)
  const mistakes = new Set<string>()
  const samples = await interleave({
    candidates: NAMES,
    rounds: bench.quick ? 1 : 3,
    run: async (name) => {
      const candidate = findCandidate(candidates, name)
      const isStill = !candidate.animated && !candidate.peer
      const result = await runSteps(
        { chromium: bench.chromium, reducedMotion: isStill, slowdown: SLOWDOWN },
        { address: urlOf(origin, scenario, candidate), scenario, limit: 20_000 },
      )
      for (const mistake of result.mistakes) mistakes.add(`${name}, slowed: ${mistake}.`)
      return Object.fromEntries(STEPS.map((step) => [step, result.elapsed[step] ?? NaN]))
    },
  })
  return {
    goals: STEPS.map((step) =>
      atMost({
        what: `${COUNT} tiles, full DOM, CPU slowed 4 times: click to the frame with the result, ${step}`,
        figure: figure(samplesOf(samples, OURS, step)),
        limit: 100,
        ratio: fasterPeers(samples, { ours: OURS, peers: PEERS, quantity: step }),
      }),
    ),
    grids: [
      {
        title: `${COUNT} tiles, CPU slowed 4 times: ms from the click to the frame with the result, with waiting`,
        columns: STEPS,
        ours: OURS,
        rows: NAMES.map((name) => ({
          name,
          cells: STEPS.map((step) => figure(samplesOf(samples, name, step))),
        })),
      },
    ],
    notes: [...mistakes],
  }
}
