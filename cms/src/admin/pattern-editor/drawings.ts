import type { Breakpoint, Pattern } from '@tessera/gallery/layouts'
import { completePattern, toDrawing, findFault, type Drawing } from '@tessera/gallery/patterns'
import { isDrawing, isRecord } from './drawing/is-drawing'

/** The stored drawings. A breakpoint without a drawing is derived from the wide one. */
export type Drawings = { readonly wide: Drawing } & Readonly<Partial<Record<Breakpoint, Drawing>>>

const BLANK: Drawings = { wide: { columns: 4, tiles: [] } }

/** Reads the value of the field; returns a blank grid for an invalid value. */
export function readDrawings(value: unknown): Drawings {
  if (!isRecord(value) || !isDrawing(value['wide'])) return BLANK
  const { wide, medium, narrow } = value
  return {
    wide,
    ...(isDrawing(medium) && { medium }),
    ...(isDrawing(narrow) && { narrow }),
  }
}

/** Replaces the drawing of one breakpoint. */
export const withBreakpoint = (
  drawings: Drawings,
  breakpoint: Breakpoint,
  drawing: Drawing,
): Drawings => ({
  ...drawings,
  [breakpoint]: drawing,
})

/** Removes the drawing of a breakpoint, which is derived from the wide one then. */
export function withoutBreakpoint(drawings: Drawings, breakpoint: 'medium' | 'narrow'): Drawings {
  const { wide, medium, narrow } = drawings
  return breakpoint === 'medium'
    ? { wide, ...(narrow && { narrow }) }
    : { wide, ...(medium && { medium }) }
}

/** Completes the pattern from the valid drawings; null if the wide drawing is invalid. */
export function completeDrawings(drawings: Drawings): Pattern | null {
  if (findFault(drawings.wide)) return null
  const valid = OPTIONAL_BREAKPOINTS.filter((breakpoint) => {
    const drawing = drawings[breakpoint]
    return drawing && !findFault(drawing)
  })
  const result = completePattern({
    id: 'custom',
    label: '',
    drawings: {
      wide: drawings.wide,
      ...Object.fromEntries(valid.map((breakpoint) => [breakpoint, drawings[breakpoint]])),
    },
  })
  return result.status === 'complete' ? result.pattern : null
}
const OPTIONAL_BREAKPOINTS = ['medium', 'narrow'] as const

/** The derived drawing of a breakpoint, as a start for drawing it by hand. */
export function deriveDrawing(drawings: Drawings, breakpoint: Breakpoint): Drawing {
  const pattern = completeDrawings(drawings)
  return pattern ? toDrawing(pattern.breakpoints[breakpoint]) : { columns: 2, tiles: [] }
}
