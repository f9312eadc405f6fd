import type { Rect } from '../../core/layouts/tile-rects'

/** ms. Tiles that leave are gone before the others move, so that no tile covers another. */
export const EXIT_DURATION_MS = 110

const TIMING = { duration: EXIT_DURATION_MS, easing: 'ease-out' } as const

/**
 * Fades that start before the update. The browser makes a layer of each, and of what lies between them: 0.2 ms each in
 * the frame that answers a click.
 */
const MAX_EARLY_FADES = 32

/**
 * Starts to fade tiles that the coming update removes. Of very many tiles only some are faded, from all over the screen.
 * All opacities are read before the first animation starts: after each start, a reading would recalculate style and
 * layout, 150 ms for 250 tiles.
 */
export function startExits(
  tiles: readonly { readonly element: HTMLElement; readonly isAnimated: boolean }[],
): ReadonlyMap<HTMLElement, Animation> {
  const step = Math.ceil(tiles.length / MAX_EARLY_FADES)
  const fades = tiles
    .filter((_, index) => index % step === 0)
    .map(({ element, isAnimated }) => {
      // A tile that is still fading in is not opaque.
      return { element, from: isAnimated ? getComputedStyle(element).opacity : '1' }
    })
  return new Map(
    fades.map(({ element, from }) => [element, element.animate({ opacity: [from, '0'] }, TIMING)]),
  )
}

export interface Exit {
  /** A tile that React has hidden or removed from the page. */
  readonly element: HTMLElement
  readonly rect: Rect
}

/**
 * Shows clones of removed tiles that fade out, in an inert layer.
 *
 * @param elapsed ms for which the tiles have been fading already
 */
export function showExitClones(exits: readonly Exit[], grid: HTMLElement, elapsed: number): void {
  if (exits.length === 0 || elapsed >= TIMING.duration) return
  const layer = document.createElement('div')
  layer.toggleAttribute('data-exit-layer', true)
  layer.inert = true
  layer.setAttribute('aria-hidden', 'true')
  for (const { element, rect } of exits) layer.append(createExitClone(element, rect))
  // Before the grid, at the same position: entering tiles cover exiting ones.
  grid.before(layer)
  const remove = () => layer.remove()
  const fade = layer.animate({ opacity: [1, 0] }, TIMING)
  fade.currentTime = elapsed
  fade.finished.then(remove, remove)
}

/** Copies the image of a hidden tile; takes it out of a removed one, where it does not load again. */
function createExitClone(element: HTMLElement, { x, y, width, height }: Rect): HTMLElement {
  const clone = document.createElement('div')
  clone.toggleAttribute('data-exit-clone', true)
  Object.assign(clone.style, {
    insetInlineStart: `${x}px`,
    insetBlockStart: `${y}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  })
  const covers = [...element.querySelectorAll('picture, [data-text-cover]')]
  clone.append(...(element.isConnected ? covers.map((cover) => cover.cloneNode(true)) : covers))
  return clone
}
