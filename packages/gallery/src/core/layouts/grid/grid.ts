import type { PatternBreakpoint } from '../../types'
import { assignSpans } from './assign-spans'
import { placeTiles } from '../../css-grid/place-tiles'
import { TileRectBuffer, type GridMetrics, type TileRects } from '../tile-rects'

/** The rectangles of tiles that CSS Grid places. */
export function computeGridRects(
  pattern: PatternBreakpoint,
  count: number,
  metrics: GridMetrics,
): TileRects {
  const { gap, rowHeight } = metrics
  const column = (metrics.width + gap) / pattern.columns
  const row = rowHeight + gap
  const spans = assignSpans(pattern, count)
  const rects = new TileRectBuffer(count)
  const cells = placeTiles(spans, pattern.columns)
  spans.forEach((span, index) => {
    const width = Math.min(span[0], pattern.columns) * column - gap
    const x = (cells.columns[index] ?? 0) * column
    rects.set(index, x, (cells.rows[index] ?? 0) * row, width, span[1] * row - gap)
  })
  return rects
}
