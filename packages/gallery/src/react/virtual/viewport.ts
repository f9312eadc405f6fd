import type { VisibleRange } from '../../core/animation/plan-animation'
import type { GridMetrics } from '../../core/layouts/tile-rects'
import { readGridMetrics } from '../animation/read-grid-metrics'

/** A grid in the browser's viewport. */
export interface GridViewport {
  readonly metrics: GridMetrics
  /** The visible part of the grid and a margin on both sides. */
  readonly visible: VisibleRange
}

/** Margin on both sides, in viewport heights. At 4,000 px/s a frame scrolls 67 px. */
const SCROLL_MARGIN = 0.75

/** Margin in the frame that answers a filter, which renders as few tiles as possible. The others follow. */
const UPDATE_MARGIN = 0.1

/** For the frame that answers a filter. */
export const readViewport = (grid: HTMLElement): GridViewport => ({
  metrics: readGridMetrics(grid),
  visible: readVisibleRange(grid, UPDATE_MARGIN),
})

export function readVisibleRange(grid: HTMLElement, margin = SCROLL_MARGIN): VisibleRange {
  const { top } = grid.getBoundingClientRect()
  return { top: -top - margin * innerHeight, bottom: innerHeight * (1 + margin) - top }
}
