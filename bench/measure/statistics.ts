/** The middle value, or the mean of the two in the middle; NaN for none. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** The smallest and the largest value; with a handful of samples quartiles would say less. */
export const spread = (samples: readonly number[]): readonly [least: number, most: number] => [
  Math.min(...samples),
  Math.max(...samples),
]

/** How many times as much `value` is as `reference`; null when either is no positive number. */
export function ratio(value: number, reference: number): number | null {
  const isUsable = Number.isFinite(value) && Number.isFinite(reference) && reference > 0
  return isUsable ? value / reference : null
}
