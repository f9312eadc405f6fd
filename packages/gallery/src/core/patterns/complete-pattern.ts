import type { Level, Pattern, PatternLevel, Span } from '../types'
import { closeRectangle } from './close-rectangle'
import { findFault, MAX_DRAWING, spansOf, type Drawing, type DrawingFault } from './drawing'

/** What an editor gives: the wide level, and the others where they are not to be worked out from it. */
export interface DrawnPattern {
  readonly id: string
  readonly label: string
  readonly drawings: { readonly wide: Drawing } & Readonly<Partial<Record<Level, Drawing>>>
}

export type CompletedPattern =
  | { readonly status: 'complete'; readonly pattern: Pattern }
  | { readonly status: 'refused'; readonly level: Level; readonly fault: DrawingFault }

/**
 * A whole pattern from what an editor has drawn: reading order, a tail for every remainder, and medium and narrow
 * levels where none are drawn. No count of tiles leaves a hole at any level.
 */
export function completePattern({ id, label, drawings }: DrawnPattern): CompletedPattern {
  for (const level of ['wide', 'medium', 'narrow'] as const) {
    const drawing = drawings[level]
    const fault = drawing ? findFault(drawing) : null
    if (fault) return { status: 'refused', level, fault }
  }
  const { wide, medium, narrow } = drawings
  return {
    status: 'complete',
    pattern: {
      id,
      label,
      levels: {
        wide: drawnLevel(wide),
        medium: medium ? drawnLevel(medium) : mediumLevel(wide),
        narrow: narrow ? drawnLevel(narrow) : narrowLevel(wide),
      },
    },
  }
}

/** A level from the spans of one repetition, with its tails. */
function completeLevel(columns: number, spans: readonly Span[]): PatternLevel {
  const tails = spans
    .slice(1)
    .map((_, i) => [i + 1, closeRectangle(spans.slice(0, i + 1), columns)])
  return { columns, spans, tails: Object.fromEntries(tails) }
}

const drawnLevel = (drawing: Drawing) => completeLevel(drawing.columns, spansOf(drawing))

/** Three columns, four for a pattern of many: 170 px at least in a box of 520 px and more. */
function mediumLevel(wide: Drawing): PatternLevel {
  const columns = Math.min(wide.columns, wide.columns < 6 ? 3 : 4)
  const spans = spansOf(wide).map(([span, rows]): Span => [
    Math.ceil((span * columns) / wide.columns),
    // A tile that grows to the end at most doubles.
    Math.min(rows, MAX_DRAWING.rows / 2),
  ])
  return completeLevel(columns, closeRectangle(spans, columns))
}

/** Two columns: a tile that takes two fifths of a desk takes a phone's whole width. */
function narrowLevel(wide: Drawing): PatternLevel {
  const columns = Math.min(wide.columns, 2)
  const spans = spansOf(wide).map(([span, rows]): Span => [
    span >= 0.4 * wide.columns ? columns : 1,
    Math.min(rows, 2),
  ])
  return completeLevel(columns, closeRectangle(spans, columns))
}
