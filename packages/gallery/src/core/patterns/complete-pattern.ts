import { BREAKPOINTS, type Breakpoint } from '../enumerations'
import type { Pattern, PatternBreakpoint, Span } from '../types'
import { findFault, MAX_DRAWING, toSpans, type Drawing, type DrawingFault } from './drawing'
import { fillRectangle } from './fill-rectangle'

/** An editor's drawings. Breakpoints without a drawing are derived from the wide one. */
export interface DrawnPattern {
  readonly id: string
  readonly label: string
  readonly drawings: { readonly wide: Drawing } & Readonly<Partial<Record<Breakpoint, Drawing>>>
}

export type CompletedPattern =
  | { readonly status: 'complete'; readonly pattern: Pattern }
  | { readonly status: 'invalid'; readonly breakpoint: Breakpoint; readonly fault: DrawingFault }

/**
 * Completes an editor's drawings to a pattern: sorts the tiles in reading order and adds the remainders and the missing
 * breakpoints. No number of tiles leaves a hole at any breakpoint.
 */
export function completePattern({ id, label, drawings }: DrawnPattern): CompletedPattern {
  for (const breakpoint of BREAKPOINTS) {
    const drawing = drawings[breakpoint]
    const fault = drawing ? findFault(drawing) : null
    if (fault) return { status: 'invalid', breakpoint, fault }
  }
  const { wide, medium, narrow } = drawings
  return {
    status: 'complete',
    pattern: {
      id,
      label,
      breakpoints: {
        wide: completeDrawing(wide),
        medium: medium ? completeDrawing(medium) : deriveMedium(wide),
        narrow: narrow ? completeDrawing(narrow) : deriveNarrow(wide),
      },
    },
  }
}

/** Adds a remainder for every number of last tiles. */
function addRemainders(columns: number, spans: readonly Span[]): PatternBreakpoint {
  const remainders = spans
    .slice(1)
    .map((_, i) => [i + 1, fillRectangle(spans.slice(0, i + 1), columns)])
  return { columns, spans, remainders: Object.fromEntries(remainders) }
}

const completeDrawing = (drawing: Drawing) => addRemainders(drawing.columns, toSpans(drawing))

/** Three columns, or four for patterns of six or more: a column is at least 170 px wide in a gallery of 520 px. */
function deriveMedium(wide: Drawing): PatternBreakpoint {
  const columns = Math.min(wide.columns, wide.columns < 6 ? 3 : 4)
  const spans = toSpans(wide).map(([width, rows]): Span => [
    Math.ceil((width * columns) / wide.columns),
    // A tile that grows to the end of the rectangle at most doubles its height.
    Math.min(rows, MAX_DRAWING.rows / 2),
  ])
  return addRemainders(columns, fillRectangle(spans, columns))
}

/** Two columns. Tiles of two fifths of the width or more take both. */
function deriveNarrow(wide: Drawing): PatternBreakpoint {
  const columns = Math.min(wide.columns, 2)
  const spans = toSpans(wide).map(([width, rows]): Span => [
    width >= 0.4 * wide.columns ? columns : 1,
    Math.min(rows, 2),
  ])
  return addRemainders(columns, fillRectangle(spans, columns))
}
