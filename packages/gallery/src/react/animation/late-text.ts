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
   * it may move the focus to a tile's link. After a link of the paging was used, no text is hidden.
   */
  readonly hide: (tile: Element) => void
  /** Shows all texts, a few at a time, when an animation is over, or when the page is idle without one. */
  readonly show: (animation?: Animation) => void
  /** Hides texts in the frame that answers a filter. */
  readonly hideAll: (tiles: readonly Element[]) => void
}

function createLateText(): LateText {
  const hidden = new Set<Element>()
  let cancel: () => unknown = () => undefined

  const showNext = (count: number) => {
    cancel()
    let left = count
    for (const tile of hidden) {
      if (left-- === 0) break
      hidden.delete(tile)
      tile.toggleAttribute('data-moving', false)
    }
    if (hidden.size > 0) show()
  }
  const showSome = () => showNext(TILES_AT_A_TIME)
  const showAll = () => showNext(hidden.size)

  const hide = (tile: Element) => {
    // The focus moves to the link of a tile, whose text must be visible.
    if (document.activeElement?.closest('[data-paging]')) return
    document.addEventListener('keydown', showAll, { capture: true, once: true })
    hidden.add(tile)
    tile.toggleAttribute('data-moving', true)
  }
  const show = (animation?: Animation) => {
    cancel()
    if (animation) animation.onfinish = showSome
    cancel = animation ? () => (animation.onfinish = null) : whenIdle(showSome)
  }
  const hideAll = (tiles: readonly Element[]) => {
    tiles.forEach(hide)
    if (tiles.length > 0) show()
  }
  return { hide, hideAll, show }
}

/** The late text of a gallery. */
export const lateTextOf = (parts: DeferredParts): LateText => (parts.lateText ??= createLateText())
