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
