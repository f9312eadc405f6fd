import type { Level } from './types'

/** All levels, widest first. */
export const LEVELS = ['wide', 'medium', 'narrow'] as const satisfies readonly Level[]

/**
 * From which width of its own box, in px, a gallery takes a level. The style sheet's container queries carry the same
 * numbers (custom properties cannot stand there); a test holds them together.
 */
export const LEVEL_MIN_WIDTH: Readonly<Record<Level, number>> = {
  wide: 900,
  medium: 520,
  narrow: 0,
}

/** Height of a row at each level, in px, as far as it is needed to choose picture files. */
export const ROW_HEIGHT: Readonly<Record<Level, number>> = { wide: 240, medium: 220, narrow: 180 }
