import type { PatternLevel, Span } from './types'

/**
 * The span of each of `count` tiles: the pattern repeated, and at the end the tail drawn for what is left over, so
 * that the last row has no hole. The deal depends on the count alone: a filtered gallery is dealt again.
 */
export function deal({ spans, tails }: PatternLevel, count: number): readonly Span[] {
  const left = count % spans.length
  const tail = tails[left] ?? spans.slice(0, left)
  return Array.from({ length: count }, (_, index) => spanAt(spans, tail, count - left, index))
}

const spanAt = (spans: readonly Span[], tail: readonly Span[], tailStart: number, index: number) =>
  (index < tailStart ? spans[index % spans.length] : tail[index - tailStart]) ?? [1, 1]
