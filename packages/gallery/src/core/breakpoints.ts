import type { Breakpoint } from './types'

/** All breakpoints, widest first. */
export const LEVELS = ['wide', 'medium', 'narrow'] as const satisfies readonly Breakpoint[]

/**
 * From which width of its own box, in px, a gallery takes a breakpoint. The style sheet's container queries carry the same
 * numbers (custom properties cannot stand there); a test holds them together.
 */
export const LEVEL_MIN_WIDTH: Readonly<Record<Breakpoint, number>> = {
  wide: 900,
  medium: 520,
  narrow: 0,
}

/** Height of a row at each breakpoint, in px, as far as it is needed to choose image files. */
export const ROW_HEIGHT: Readonly<Record<Breakpoint, number>> = {
  wide: 240,
  medium: 220,
  narrow: 180,
}
