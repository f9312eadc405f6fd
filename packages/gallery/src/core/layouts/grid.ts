import type { PatternBreakpoint } from '../types'
import { assignSpans } from './assign-spans'
import { placeTiles } from './place-tiles'
import { TileRectBuffer, type GridMetrics, type TileRects } from './tile-rects'

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
  placeTiles(spans, pattern.columns).forEach((cell, index) => {
    const [columns, rows] = spans[index] ?? [1, 1]
    const width = Math.min(columns, pattern.columns) * column - gap
    rects.set(index, cell.column * column, cell.row * row, width, rows * row - gap)
  })
  return rects
}
