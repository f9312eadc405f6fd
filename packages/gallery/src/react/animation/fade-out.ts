import type { Box } from '../../core/layouts/arrangement'

/** ms. As long as tiles glide: on a slow page the others have changed places by then, and something moved all the while. */
const TIMING = { duration: 350, easing: 'ease-out' } as const

/** So many at most begin early: each is a layer of its own to the browser, and so is what lies between, 0.2 ms in the frame that answers a click. */
const MOST_EARLY = 32

/**
 * Begins to fade tiles that are to leave; of very many some, all over the screen. Those under way may be fading in yet.
 * All is read before the first begins: in between, each reading has the browser style and lay out the page anew, 150 ms
 * for 250 tiles.
 */
export function fadeTiles(
  tiles: readonly { readonly element: HTMLElement; readonly isMoving: boolean }[],
): ReadonlyMap<HTMLElement, Animation> {
  const step = Math.ceil(tiles.length / MOST_EARLY)
  const fades = tiles
    .filter((_, index) => index % step === 0)
    .map(({ element, isMoving }) => {
      return { element, from: isMoving ? getComputedStyle(element).opacity : '1' }
    })
  return new Map(
    fades.map(({ element, from }) => [element, element.animate({ opacity: [from, '0'] }, TIMING)]),
  )
}

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
  layer.toggleAttribute('data-exit-layer', true)
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
  ghost.toggleAttribute('data-exit-clone', true)
  Object.assign(ghost.style, {
    insetInlineStart: `${x}px`,
    insetBlockStart: `${y}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  })
  ghost.append(...element.querySelectorAll('picture, [data-text-cover]'))
  return ghost
}
