import { readMeasures } from '../animation/read-grid-metrics'
import type { Sight } from './grid-rendering'

/** Beyond the screen on each side, in screens: at 4,000 px/s a frame goes 67 px. */
const AROUND = 0.75

/** The same in the frame that answers a filter: every tile in it is one more to make and lay out. The rest follows. */
const AT_ONCE = 0.1

/** What that frame has to draw. */
export function sightOf(grid: HTMLElement): Sight {
  return { measures: readMeasures(grid), band: bandOf(grid, AT_ONCE) }
}

export function bandOf(grid: HTMLElement, around = AROUND): Sight['band'] {
  const { top } = grid.getBoundingClientRect()
  return { top: -top - around * innerHeight, bottom: innerHeight * (1 + around) - top }
}
