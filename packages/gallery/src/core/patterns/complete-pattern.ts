import type { Breakpoint, Pattern, PatternBreakpoint, Span } from '../types'
import { closeRectangle } from './close-rectangle'
import { findFault, MAX_DRAWING, spansOf, type Drawing, type DrawingFault } from './drawing'

/** What an editor gives: the wide breakpoint, and the others where they are not to be worked out from it. */
export interface DrawnPattern {
  readonly id: string
  readonly label: string
  readonly drawings: { readonly wide: Drawing } & Readonly<Partial<Record<Breakpoint, Drawing>>>
}

export type CompletedPattern =
  | { readonly status: 'complete'; readonly pattern: Pattern }
  | { readonly status: 'refused'; readonly breakpoint: Breakpoint; readonly fault: DrawingFault }

/**
 * A whole pattern from what an editor has drawn: reading order, a remainder for every remainder, and medium and narrow
 * breakpoints where none are drawn. No count of tiles leaves a hole at any breakpoint.
 */
export function completePattern({ id, label, drawings }: DrawnPattern): CompletedPattern {
  for (const breakpoint of ['wide', 'medium', 'narrow'] as const) {
    const drawing = drawings[breakpoint]
    const fault = drawing ? findFault(drawing) : null
    if (fault) return { status: 'refused', breakpoint, fault }
  }
  const { wide, medium, narrow } = drawings
  return {
    status: 'complete',
    pattern: {
      id,
      label,
      breakpoints: {
        wide: drawnBreakpoint(wide),
        medium: medium ? drawnBreakpoint(medium) : mediumBreakpoint(wide),
        narrow: narrow ? drawnBreakpoint(narrow) : narrowBreakpoint(wide),
      },
    },
  }
}

/** A breakpoint from the spans of one repetition, with its remainders. */
function completeBreakpoint(columns: number, spans: readonly Span[]): PatternBreakpoint {
  const remainders = spans
    .slice(1)
    .map((_, i) => [i + 1, closeRectangle(spans.slice(0, i + 1), columns)])
  return { columns, spans, remainders: Object.fromEntries(remainders) }
}

const drawnBreakpoint = (drawing: Drawing) => completeBreakpoint(drawing.columns, spansOf(drawing))

/** Three columns, four for a pattern of many: 170 px at least in a box of 520 px and more. */
function mediumBreakpoint(wide: Drawing): PatternBreakpoint {
  const columns = Math.min(wide.columns, wide.columns < 6 ? 3 : 4)
  const spans = spansOf(wide).map(([span, rows]): Span => [
    Math.ceil((span * columns) / wide.columns),
    // A tile that grows to the end at most doubles.
    Math.min(rows, MAX_DRAWING.rows / 2),
  ])
  return completeBreakpoint(columns, closeRectangle(spans, columns))
}

/** Two columns: a tile that takes two fifths of a desk takes a phone's whole width. */
function narrowBreakpoint(wide: Drawing): PatternBreakpoint {
  const columns = Math.min(wide.columns, 2)
  const spans = spansOf(wide).map(([span, rows]): Span => [
    span >= 0.4 * wide.columns ? columns : 1,
    Math.min(rows, 2),
  ])
  return completeBreakpoint(columns, closeRectangle(spans, columns))
}
