/** The middle value, or the mean of the two in the middle; NaN for none. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** The smallest sample that at least a share of all samples do not exceed; NaN for none. @param share 0 to 1 */
export const percentile = (samples: readonly number[], share: number): number =>
  samples.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(samples.length * share) - 1)] ?? NaN

/** The smallest and the largest value. Tables have too few samples for quartiles. */
export const range = (samples: readonly number[]): readonly [min: number, max: number] => [
  Math.min(...samples),
  Math.max(...samples),
]

/** `value / reference`; null unless both are finite and `reference` is positive. */
export function ratio(value: number, reference: number): number | null {
  const isUsable = Number.isFinite(value) && Number.isFinite(reference) && reference > 0
  return isUsable ? value / reference : null
}
