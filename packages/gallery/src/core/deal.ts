import type { PatternBreakpoint, Span } from './types'

/**
 * The span of each of `count` tiles: the pattern repeated, and at the end the remainder drawn for what is left over, so
 * that the last row has no hole. The deal depends on the count alone: a filtered gallery is dealt again.
 */
export function deal({ spans, remainders }: PatternBreakpoint, count: number): readonly Span[] {
  const dealt: Span[] = []
  const left = count % spans.length
  while (dealt.length < count - left) dealt.push(...spans)
  dealt.push(...(remainders[left] ?? spans.slice(0, left)))
  return dealt
}
