import type { GridSnapshot, VisibleRange } from '../../core/animation/plan-animation'
import type { GridMetrics, Rect } from '../../core/layouts/tile-rects'
import { tileAnchor } from '../../core/url/tile-anchor'
import { readGridMetrics } from './read-grid-metrics'

export type Direction = 'ltr' | 'rtl'

/** A grid before it changes. Read it while the layout is clean. */
export interface GridReading {
  readonly metrics: GridMetrics
  readonly direction: Direction
  readonly visible: VisibleRange
}

export function readGrid(grid: HTMLElement): GridReading {
  const { top } = grid.getBoundingClientRect()
  return {
    metrics: readGridMetrics(grid),
    direction: getComputedStyle(grid).direction === 'rtl' ? 'rtl' : 'ltr',
    visible: { top: -top, bottom: innerHeight - top },
  }
}

export const tileElement = (gallery: string, tile: string): HTMLElement | null =>
  document.getElementById(tileAnchor(gallery, tile))

/** The elements of the visible tiles, by tile. React may remove them from the page in the coming update. */
export function visibleElements(
  gallery: string,
  { rects, idAt }: GridSnapshot,
  { top, bottom }: VisibleRange,
): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>()
  for (const index of rects.indexesWithin(top, bottom)) {
    const id = idAt(index)
    const element = id === undefined ? null : tileElement(gallery, id)
    if (id !== undefined && element) elements.set(id, element)
  }
  return elements
}

/** Where a tile is at the moment, while it moves to `rect`. */
export function currentRect(element: HTMLElement, rect: Rect, direction: Direction): Rect {
  const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform)
  const width = rect.width * scale
  const height = rect.height * scale
  return {
    x: rect.x + (direction === 'rtl' ? -x : x) + (rect.width - width) / 2,
    y: rect.y + y + (rect.height - height) / 2,
    width,
    height,
  }
}
