import type { Measures } from '../../core/layouts/arrangement'
import { tileAnchor } from '../../core/links'
import type { Band, Scene } from '../../core/movement'
import type { Box } from '../../core/layouts/arrangement'
import { readMeasures } from './read-grid-metrics'

/** What a grid looks like before it changes: read at once, while its layout is clean. */
export interface Look {
  readonly measures: Measures
  readonly direction: 'ltr' | 'rtl'
  /** What is on screen. */
  readonly view: Band
}

export function lookAtGrid(grid: HTMLElement): Look {
  const { top } = grid.getBoundingClientRect()
  return {
    measures: readMeasures(grid),
    direction: getComputedStyle(grid).direction === 'rtl' ? 'rtl' : 'ltr',
    view: { top: -top, bottom: innerHeight - top },
  }
}

export const tileElement = (gallery: string, tile: string): HTMLElement | null =>
  document.getElementById(tileAnchor(gallery, tile))

/** The elements seen now, which React may be about to take away. */
export function seenElements(
  gallery: string,
  { arrangement, idAt }: Scene,
  { top, bottom }: Band,
): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>()
  for (const index of arrangement.inBand(top, bottom)) {
    const id = idAt(index)
    const element = id === undefined ? null : tileElement(gallery, id)
    if (id !== undefined && element) elements.set(id, element)
  }
  return elements
}

/** Where a tile is seen that is on its way to its box. */
export function boxUnderWay(element: HTMLElement, box: Box, direction: 'ltr' | 'rtl'): Box {
  const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform)
  const width = box.width * scale
  const height = box.height * scale
  return {
    x: box.x + (direction === 'rtl' ? -x : x) + (box.width - width) / 2,
    y: box.y + y + (box.height - height) / 2,
    width,
    height,
  }
}
