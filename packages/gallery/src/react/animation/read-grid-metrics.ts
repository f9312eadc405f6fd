import { BREAKPOINT_MIN_WIDTH } from '../../core/breakpoints'
import { BREAKPOINTS } from '../../core/enumerations'
import type { GridMetrics } from '../../core/layouts/tile-rects'

/** Reads from the computed style what `computeTileRects` needs. */
export function readGridMetrics(grid: HTMLElement): GridMetrics {
  const style = getComputedStyle(grid)
  const { width } = grid.getBoundingClientRect()
  return {
    breakpoint: BREAKPOINTS.find((name) => width >= BREAKPOINT_MIN_WIDTH[name]) ?? 'narrow',
    width,
    gap: Number.parseFloat(style.columnGap) || 0,
    rowHeight: Number.parseFloat(style.gridAutoRows) || 0,
    captionHeight: Number.parseFloat(style.getPropertyValue('--_tessera-caption')) || 0,
  }
}
