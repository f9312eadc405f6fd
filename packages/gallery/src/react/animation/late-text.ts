import { whenIdle } from '../../dom/when-idle'
import type { DeferredParts } from '../store/deferred-parts'

/** Tiles whose text is shown at a time: about 4 ms of work. */
const TILES_AT_A_TIME = 6

/**
 * Hides the text of a gallery's tiles for a moment. On hover the text is visible anyway, and where there is no hover it
 * is never hidden (hydrated.css). Style and layout of the text took half of the frame in which a filter is answered.
 */
export interface LateText {
  /**
   * Hides the text of a tile that moves, or that the browser has to lay out again. A pressed key shows all texts at once:
   * it may move the focus to a tile's link.
   */
  readonly hide: (tile: Element) => void
  /** Shows all texts, a few at a time, when an animation is over, or when the page is idle without one. */
  readonly showAfter: (animation: Animation | undefined) => void
  /** Hides texts in the frame that answers a filter. */
  readonly hideUntilIdle: (tiles: readonly Element[]) => void
}

function createLateText(): LateText {
  const hidden = new Set<Element>()
  let cancel = () => undefined as void

  const show = (count: number) => {
    cancel()
    for (const tile of [...hidden].slice(0, count)) {
      hidden.delete(tile)
      tile.toggleAttribute('data-moving', false)
    }
    if (hidden.size > 0) cancel = whenIdle(showSome)
    else document.removeEventListener('keydown', showAll, true)
  }
  const showSome = () => show(TILES_AT_A_TIME)
  const showAll = () => show(Infinity)

  const hide = (tile: Element) => {
    if (hidden.size === 0) document.addEventListener('keydown', showAll, true)
    hidden.add(tile)
    tile.toggleAttribute('data-moving', true)
  }
  const showAfter = (animation: Animation | undefined) => {
    cancel()
    if (!animation) {
      cancel = whenIdle(showSome)
      return
    }
    animation.onfinish = showSome
    cancel = () => {
      animation.onfinish = null
    }
  }
  return {
    hide,
    showAfter,
    hideUntilIdle: (tiles) => {
      if (tiles.length === 0 || isPaging()) return
      tiles.forEach(hide)
      showAfter(undefined)
    },
  }
}

/** The late text of a gallery. */
export const lateTextOf = (parts: DeferredParts): LateText => (parts.lateText ??= createLateText())

/** Whether a link of the paging was used: the focus moves to the link of a tile, whose text must be visible. */
export const isPaging = (): boolean => document.activeElement?.closest('[data-paging]') != null
