import type { PatternBreakpoint, Span } from '@tessera/gallery/layouts'
import type { CSSProperties } from 'react'
import './pattern-thumbnail.css'

interface PatternThumbnailProps {
  readonly columns: PatternBreakpoint['columns']
  readonly spans: readonly Span[]
  /** Shows the number of each tile. */
  readonly numbered?: boolean
}

/** Small image of a pattern, placed by CSS Grid like the galleries. Hidden from screen readers: a label is beside it. */
export const PatternThumbnail = ({ columns, spans, numbered = false }: PatternThumbnailProps) => (
  <span className="tessera-pattern-thumbnail" style={columnsStyle(columns)} aria-hidden="true">
    {spans.map(([spanColumns, rows], index) => (
      <span
        key={index}
        style={{ gridColumn: `span ${Math.min(spanColumns, columns)}`, gridRow: `span ${rows}` }}
      >
        {numbered && index + 1}
      </span>
    ))}
  </span>
)

/** Cast, because React's types do not include custom properties. */
export const columnsStyle = (columns: number, rows?: number) =>
  ({ '--columns': columns, '--rows': rows }) as CSSProperties
