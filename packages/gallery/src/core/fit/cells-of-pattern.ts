import { BREAKPOINTS } from '../enumerations'
import { rowRatio } from '../patterns/row-height'
import type { Gallery, Pattern, PatternBreakpoint, Span } from '../types'

/** The place of one tile of a pattern at all breakpoints. */
export interface PatternCell {
  /** Width divided by height at each breakpoint, in the order of `BREAKPOINTS`. Without gaps. */
  readonly ratios: readonly number[]
  /** Grid cells at the wide breakpoint. */
  readonly area: number
}

/** The cells of each repeat of a pattern that differs from the others, in reading order. They alternate. */
export type PatternCells = readonly [readonly PatternCell[], ...(readonly PatternCell[])[]]

/** @param sizes settings of a gallery that change the shapes of the cells */
export function cellsOfPattern(
  pattern: Pattern,
  sizes: Pick<Gallery, 'rowHeight' | 'gap'> = {},
): PatternCells {
  const { breakpoints } = pattern
  const cellsOf = (
    spansOf: (breakpoint: PatternBreakpoint) => readonly Span[],
  ): readonly PatternCell[] =>
    spansOf(breakpoints.wide).map(([width, rows], index) => ({
      area: width * rows,
      ratios: BREAKPOINTS.map((name) => {
        const breakpoint = breakpoints[name]
        const span = spansOf(breakpoint)[index] ?? [1, 1]
        const columns = Math.min(span[0], breakpoint.columns)
        return (columns / span[1]) * rowRatio(breakpoint, name, sizes)
      }),
    }))
  const own = cellsOf(({ spans }) => spans)
  return breakpoints.wide.mirrored
    ? [own, cellsOf(({ spans, mirrored = spans }) => mirrored)]
    : [own]
}
