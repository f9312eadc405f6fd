import type { Measures } from '../../core/layouts/arrangement'
import { LEVEL_MIN_WIDTH, LEVELS } from '../../core/breakpoints'

/** What `arrange()` must know of a grid that is in the page, read from its computed style. */
export function readMeasures(grid: HTMLElement): Measures {
  const style = getComputedStyle(grid)
  const { width } = grid.getBoundingClientRect()
  return {
    breakpoint: LEVELS.find((name) => width >= LEVEL_MIN_WIDTH[name]) ?? 'narrow',
    width,
    gap: Number.parseFloat(style.columnGap) || 0,
    rowHeight: Number.parseFloat(style.gridAutoRows) || 0,
    captionHeight: Number.parseFloat(style.getPropertyValue('--caption')) || 0,
  }
}
