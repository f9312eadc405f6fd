import { readMeasures } from '../read-measures'
import type { Sight } from './drawing'

/** Beyond the screen on each side, in screens: at 4,000 px/s a frame goes 67 px. */
const AROUND = 0.75

export function sightOf(grid: HTMLElement): Sight {
  return { measures: readMeasures(grid), band: bandOf(grid) }
}

export function bandOf(grid: HTMLElement): Sight['band'] {
  const { top } = grid.getBoundingClientRect()
  return { top: -top - AROUND * innerHeight, bottom: innerHeight * (1 + AROUND) - top }
}
