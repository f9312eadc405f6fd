export { deal } from '../deal'
export { LEVEL_MIN_WIDTH, LEVELS, ROW_HEIGHT } from '../breakpoints'
export { drawBreakpoint, drawRows, drawSpans } from '../patterns/draw'
export { patternOf } from '../patterns/pattern-of'
export { patterns } from '../patterns/patterns'
export { image, place } from '../place'
export type { Cell } from '../taken-cells'
export type {
  Gallery,
  Layout,
  Breakpoint,
  Pattern,
  PatternId,
  PatternBreakpoint,
  Span,
} from '../types'
export { arrange } from './arrange'
export { tileAspectRatio } from './aspect-ratio'
export type { Arrangement, Box, Measures, Shapes } from './arrangement'
