/** Candidate → quantity → its samples, one or several a round. */
export type Samples = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>

export interface InterleaveOptions {
  readonly candidates: readonly string[]
  readonly rounds: number
  /** One run of one candidate. */
  readonly run: (candidate: string, round: number) => Promise<Measured>
}

/** Quantity → value or values of one run. */
export type Measured = Readonly<Record<string, number | readonly number[]>>

/**
 * Runs every candidate once a round and starts each round with the next candidate. A temporary load on the machine then
 * affects all candidates, and no candidate always runs first.
 */
export async function interleave({ candidates, rounds, run }: InterleaveOptions): Promise<Samples> {
  const samples = new Map(candidates.map((name) => [name, new Map<string, number[]>()]))
  for (let round = 0; round < rounds; round++) {
    for (const candidate of rotated(candidates, round)) {
      const measured = await run(candidate, round)
      const quantities = samples.get(candidate)
      for (const [quantity, value] of Object.entries(measured))
        quantities?.set(quantity, [...(quantities.get(quantity) ?? []), ...[value].flat()])
    }
  }
  return samples
}

const rotated = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

export const samplesOf = (
  samples: Samples,
  candidate: string,
  quantity: string,
): readonly number[] => samples.get(candidate)?.get(quantity) ?? []
