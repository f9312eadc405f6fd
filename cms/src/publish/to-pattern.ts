import type { PublishedDocument } from '@tessera/content'
import { completeDrawing } from '../patterns/complete-drawing'
import { publishedDocument } from './published-document'
import type { PatternRow } from './rows'

/**
 * A drawn pattern with all its breakpoints and remainders, worked out here: what a later version works out better, its first
 * start republishes. Null for a drawing that is none.
 */
export function toPattern({ id, label, drawing }: PatternRow): PublishedDocument | null {
  const completed = completeDrawing(id, label, drawing)
  if (completed.status === 'refused') return null
  const { wide, medium, narrow } = completed.pattern.breakpoints
  const mutable = ({ columns, spans, remainders }: typeof wide) => ({
    columns,
    spans: spans.map(([across, down]): [number, number] => [across, down]),
    remainders: Object.fromEntries(
      Object.entries(remainders).map(([rest, spans]) => [
        rest,
        spans.map(([across, down]): [number, number] => [across, down]),
      ]),
    ),
  })
  return publishedDocument({
    kind: 'pattern',
    key: id,
    body: {
      label,
      breakpoints: { wide: mutable(wide), medium: mutable(medium), narrow: mutable(narrow) },
    },
  })
}
