import { pattern, type PublishedDocument } from '@tessera/content'
import { completeDrawing } from '../../patterns/complete-drawing'
import type { PatternRow } from '../row-schemas/pattern-row'
import { createDocument } from './create-document'

/**
 * A custom pattern with all its breakpoints and remainders. They are computed here, so a later version that computes
 * them better republishes the pattern at its first start. Null for an invalid drawing.
 */
export function toPattern({ id, label, drawing }: PatternRow): PublishedDocument | null {
  const completed = completeDrawing(id, label, drawing)
  if (completed.status === 'invalid') return null
  const { breakpoints } = completed.pattern
  return createDocument({ kind: 'pattern', key: id, body: pattern.parse({ label, breakpoints }) })
}
