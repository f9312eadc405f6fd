import { samplesOf, type Samples } from '../measure/interleave'
import { median } from '../measure/statistics'

interface Comparison {
  readonly ours: string
  readonly peers: readonly string[]
  readonly quantity: string
  /** Of the quantity; default `lower`. */
  readonly better?: 'lower' | 'higher'
}

/** The peers that are faster, by name; '' when ours has no sample. */
export function fasterPeers(
  samples: Samples,
  { ours, peers, quantity, better = 'lower' }: Comparison,
): string {
  const sign = better === 'lower' ? 1 : -1
  const costOf = (name: string) => sign * median(samplesOf(samples, name, quantity))
  const own = costOf(ours)
  if (Number.isNaN(own)) return ''
  const faster = peers
    .filter((name) => costOf(name) < own)
    .map((name) => name.replace(', animation off', ''))
  return faster.length > 0 ? `faster: ${[...new Set(faster)].join(', ')}` : 'no peer is faster'
}
