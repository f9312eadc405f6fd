import type { PatternBreakpoint, Span } from '@tessera/gallery/layouts'
import type { CSSProperties } from 'react'
import './floor-plan.css'

interface FloorPlanProps {
  readonly columns: PatternBreakpoint['columns']
  readonly spans: readonly Span[]
  /** Number the tiles in the order they are dealt. */
  readonly numbered?: boolean
}

/** A pattern in miniature, packed by the same rule of CSS Grid as the galleries. Said in words beside it. */
export const FloorPlan = ({ columns, spans, numbered = false }: FloorPlanProps) => (
  <span className="tessera-plan" style={columnsStyle(columns)} aria-hidden="true">
    {spans.map(([wide, rows], index) => (
      <span
        key={index}
        style={{ gridColumn: `span ${Math.min(wide, columns)}`, gridRow: `span ${rows}` }}
      >
        {numbered && index + 1}
      </span>
    ))}
  </span>
)

/** Custom properties are unknown to React's types. */
export const columnsStyle = (columns: number, rows?: number) =>
  ({ '--columns': columns, '--rows': rows }) as CSSProperties
