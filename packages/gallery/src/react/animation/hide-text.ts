import { whenIdle } from '../../dom/when-idle'

export interface TextHiding {
  readonly hide: (tile: HTMLElement) => void
  /** Shows the text of all hidden tiles when an animation is over, or at once without one. */
  readonly showAfter: (animation: Animation | undefined) => void
}

/** Tiles whose text is shown at a time: about 4 ms of work. */
const TILES_AT_A_TIME = 6

/**
 * Hides the text of tiles while they move. A moving text cannot be read, and its style and layout took half of the
 * frame in which a filter is answered. A pressed key shows all texts at once: it may move the focus to a tile's link.
 */
export function createTextHiding(): TextHiding {
  const hidden = new Set<HTMLElement>()
  let cancel = () => undefined as void

  const show = (count = Infinity) => {
    cancel()
    for (const tile of [...hidden].slice(0, count)) {
      hidden.delete(tile)
      tile.toggleAttribute('data-moving', false)
    }
    if (hidden.size > 0) cancel = whenIdle(() => show(TILES_AT_A_TIME))
    else document.removeEventListener('keydown', showAll, true)
  }
  const showAll = () => show()

  return {
    hide: (tile) => {
      hidden.add(tile)
      tile.toggleAttribute('data-moving', true)
    },
    showAfter: (animation) => {
      cancel()
      document.addEventListener('keydown', showAll, true)
      if (!animation) return show(TILES_AT_A_TIME)
      const controller = new AbortController()
      const { signal } = controller
      animation.addEventListener('finish', () => show(TILES_AT_A_TIME), { signal })
      cancel = () => controller.abort()
    },
  }
}
