import type { Breakpoint } from './enumerations'

/**
 * Smallest inline size of the gallery's box at each breakpoint, px. The container queries of the style sheet repeat
 * these numbers, because a container query cannot read a custom property; a test compares both.
 */
export const BREAKPOINT_MIN_WIDTH: Readonly<Record<Breakpoint, number>> = {
  wide: 900,
  medium: 520,
  narrow: 0,
}

/** Height of a grid row at each breakpoint, px. Only used to choose image files. */
export const ROW_HEIGHT: Readonly<Record<Breakpoint, number>> = {
  wide: 240,
  medium: 220,
  narrow: 180,
}
