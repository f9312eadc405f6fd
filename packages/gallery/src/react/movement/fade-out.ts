import type { Box } from '../../core/layouts/arrangement'

/** ms */
const TIMING = { duration: 200, easing: 'ease-out' } as const

/** Begins to fade a tile that is to leave. It may be fading in yet. */
export const fadeTile = (tile: HTMLElement, isMoving: boolean): Animation =>
  tile.animate({ opacity: [isMoving ? getComputedStyle(tile).opacity : '1', '0'] }, TIMING)

export interface Leaving {
  /** A tile that React has taken out of the page. */
  readonly element: HTMLElement
  readonly box: Box
}

/**
 * Shows what has left once more, fading, in a layer that nobody can reach: it is no tile any more.
 *
 * @param elapsed ms for which it has been fading
 */
export function fadeOut(leaving: readonly Leaving[], grid: HTMLElement, elapsed: number): void {
  if (leaving.length === 0 || elapsed >= TIMING.duration) return
  const layer = document.createElement('div')
  layer.dataset['leaving'] = ''
  layer.inert = true
  layer.setAttribute('aria-hidden', 'true')
  for (const { element, box } of leaving) layer.append(ghostOf(element, box))
  // Before the grid, whose place it has: what arrives passes over what leaves.
  grid.before(layer)
  const end = () => layer.remove()
  const fade = layer.animate({ opacity: [1, 0] }, TIMING)
  fade.currentTime = elapsed
  fade.finished.then(end, end)
}

function ghostOf(element: HTMLElement, { x, y, width, height }: Box): HTMLElement {
  const ghost = document.createElement('div')
  ghost.dataset['ghost'] = ''
  Object.assign(ghost.style, {
    insetInlineStart: `${x}px`,
    insetBlockStart: `${y}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  })
  ghost.append(...element.querySelectorAll('picture, [data-plate]'))
  return ghost
}
