import type { Level, Pattern } from '@tessera/gallery/layouts'
import { completePattern, drawingOf, findFault, type Drawing } from '@tessera/gallery/patterns'
import { isDrawing, isRecord } from './is-drawing'

/** The drawings of all levels, as they are stored. */
export type Drawings = { readonly wide: Drawing } & Readonly<Partial<Record<Level, Drawing>>>

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

/** With one level drawn anew. */
export const withLevel = (drawings: Drawings, level: Level, drawing: Drawing): Drawings => ({
  ...drawings,
  [level]: drawing,
})

/** With a level left to be worked out from the wide one. */
export function withoutLevel(drawings: Drawings, level: 'medium' | 'narrow'): Drawings {
  const { wide, medium, narrow } = drawings
  return level === 'medium'
    ? { wide, ...(narrow && { narrow }) }
    : { wide, ...(medium && { medium }) }
}

/** All levels with their tails, worked out from those that are drawn well; null while the wide one is not. */
export function completed(drawings: Drawings): Pattern | null {
  if (findFault(drawings.wide)) return null
  const good = LOWER.filter((level) => {
    const drawing = drawings[level]
    return drawing && !findFault(drawing)
  })
  const result = completePattern({
    id: 'drawn',
    label: '',
    drawings: {
      wide: drawings.wide,
      ...Object.fromEntries(good.map((level) => [level, drawings[level]])),
    },
  })
  return result.status === 'complete' ? result.pattern : null
}
const LOWER = ['medium', 'narrow'] as const

/** A level that is not drawn yet, to begin with: as it would be worked out. */
export function workedOut(drawings: Drawings, level: Level): Drawing {
  const pattern = completed(drawings)
  return pattern ? drawingOf(pattern.levels[level]) : { columns: 2, tiles: [] }
}
