import type { Breakpoint, Pattern } from '@tessera/gallery/layouts'
import { completePattern, drawingOf, findFault, type Drawing } from '@tessera/gallery/patterns'
import { isDrawing, isRecord } from './is-drawing'

/** The drawings of all breakpoints, as they are stored. */
export type Drawings = { readonly wide: Drawing } & Readonly<Partial<Record<Breakpoint, Drawing>>>

const BLANK: Drawings = { wide: { columns: 4, tiles: [] } }

/** What a field holds; a blank grid for what is no drawing. */
export function readDrawings(value: unknown): Drawings {
  if (!isRecord(value) || !isDrawing(value['wide'])) return BLANK
  const { wide, medium, narrow } = value
  return {
    wide,
    ...(isDrawing(medium) && { medium }),
    ...(isDrawing(narrow) && { narrow }),
  }
}

/** With one breakpoint drawn anew. */
export const withBreakpoint = (
  drawings: Drawings,
  breakpoint: Breakpoint,
  drawing: Drawing,
): Drawings => ({
  ...drawings,
  [breakpoint]: drawing,
})

/** With a breakpoint left to be worked out from the wide one. */
export function withoutBreakpoint(drawings: Drawings, breakpoint: 'medium' | 'narrow'): Drawings {
  const { wide, medium, narrow } = drawings
  return breakpoint === 'medium'
    ? { wide, ...(narrow && { narrow }) }
    : { wide, ...(medium && { medium }) }
}

/** All breakpoints with their remainders, worked out from those that are drawn well; null while the wide one is not. */
export function completed(drawings: Drawings): Pattern | null {
  if (findFault(drawings.wide)) return null
  const good = LOWER.filter((breakpoint) => {
    const drawing = drawings[breakpoint]
    return drawing && !findFault(drawing)
  })
  const result = completePattern({
    id: 'drawn',
    label: '',
    drawings: {
      wide: drawings.wide,
      ...Object.fromEntries(good.map((breakpoint) => [breakpoint, drawings[breakpoint]])),
    },
  })
  return result.status === 'complete' ? result.pattern : null
}
const LOWER = ['medium', 'narrow'] as const

/** A breakpoint that is not drawn yet, to begin with: as it would be worked out. */
export function workedOut(drawings: Drawings, breakpoint: Breakpoint): Drawing {
  const pattern = completed(drawings)
  return pattern ? drawingOf(pattern.breakpoints[breakpoint]) : { columns: 2, tiles: [] }
}
