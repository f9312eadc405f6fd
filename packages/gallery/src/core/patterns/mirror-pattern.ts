import { placeTiles } from '../css-grid/place-tiles'
import type { Pattern, PatternBreakpoint, Span } from '../types'

/**
 * The pattern with every second repeat mirrored, at all breakpoints. The tiles of a mirrored repeat are in reading order
 * again, so that the DOM, the focus and the lightbox follow what visitors see.
 */
export function mirrorPattern({ id, label, breakpoints }: Pattern): Pattern {
  const { wide, medium, narrow } = breakpoints
  return {
    id,
    label,
    breakpoints: {
      wide: { ...wide, mirrored: mirrorSpans(wide) },
      medium: { ...medium, mirrored: mirrorSpans(medium) },
      narrow: { ...narrow, mirrored: mirrorSpans(narrow) },
    },
  }
}

function mirrorSpans({ columns, spans }: PatternBreakpoint): readonly Span[] {
  const placed = placeTiles(spans, columns)
  return spans
    .map((span, tile) => ({
      span,
      row: placed.rows[tile] ?? 0,
      column: columns - (placed.columns[tile] ?? 0) - Math.min(span[0], columns),
    }))
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ span }) => span)
}

/** Number of tiles after which a pattern begins again. */
export const repeatLength = ({ breakpoints: { wide } }: Pick<Pattern, 'breakpoints'>): number =>
  wide.spans.length + (wide.mirrored?.length ?? 0)
