/** Candidate → what was measured → its samples, one or several a round. */
export type Samples = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>

export interface Interleaved {
  readonly candidates: readonly string[]
  readonly rounds: number
  /** One run of one candidate: what was measured → value or values. */
  readonly run: (candidate: string, round: number) => Promise<Measured>
}

export type Measured = Readonly<Record<string, number | readonly number[]>>

/**
 * Runs every candidate once a round, each round beginning with another one: what disturbs the machine for a while
 * disturbs all, and nobody always runs first.
 */
export async function interleave({ candidates, rounds, run }: Interleaved): Promise<Samples> {
  const samples = new Map(candidates.map((name) => [name, new Map<string, number[]>()]))
  for (let round = 0; round < rounds; round++) {
    for (const candidate of rotated(candidates, round)) {
      const measured = await run(candidate, round)
      const known = samples.get(candidate)
      for (const [what, value] of Object.entries(measured))
        known?.set(what, [...(known.get(what) ?? []), ...[value].flat()])
    }
  }
  return samples
}

const rotated = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

export const samplesOf = (samples: Samples, candidate: string, what: string): readonly number[] =>
  samples.get(candidate)?.get(what) ?? []
