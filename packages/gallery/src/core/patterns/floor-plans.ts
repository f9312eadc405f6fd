import { deal } from '../deal'
import { LEVELS } from '../breakpoints'
import { image } from '../place'
import type { Pattern, PatternBreakpoint } from '../types'

/** A pattern as text, for documents and tests: at each breakpoint its repetition, and how fewer last tiles close it. */
export const floorPlans = ({ id, label, breakpoints }: Pattern): string =>
  [
    `${id}: ${label}`,
    ...LEVELS.map(
      (breakpoint) => `${breakpoint}\n${breakpointPlans(breakpoints[breakpoint]).join('\n\n')}`,
    ),
  ].join('\n\n')

/** All numbers of tiles from one to a whole repetition, the largest first. */
const breakpointPlans = (breakpoint: PatternBreakpoint): readonly string[] =>
  breakpoint.spans.map((_, index) => {
    const count = breakpoint.spans.length - index
    return image(deal(breakpoint, count), breakpoint.columns).replaceAll('/', '\n')
  })
