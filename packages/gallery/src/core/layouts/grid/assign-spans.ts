import type { PatternBreakpoint, Span } from '../../types'

/**
 * The span of each of `count` tiles. Repeats the pattern; the last tiles get the spans of the matching remainder, so
 * that the last row has no hole. Depends only on the count: a filtered gallery is assigned new spans.
 */
export function assignSpans(
  { spans, mirrored = spans, remainders }: PatternBreakpoint,
  count: number,
): readonly Span[] {
  const assigned: Span[] = []
  const rest = count % spans.length
  const isEven = () => assigned.length % (2 * spans.length) === 0
  while (assigned.length < count - rest) assigned.push(...(isEven() ? spans : mirrored))
  assigned.push(...(remainders[rest] ?? spans.slice(0, rest)))
  return assigned
}
