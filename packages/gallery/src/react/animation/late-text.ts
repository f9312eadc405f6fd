import { whenIdle } from '../../dom/when-idle'
import type { DeferredFeatures, LateText } from '../store/deferred-features'

/** Tiles whose text is shown at a time: about 4 ms of work. */
const TILES_AT_A_TIME = 6

function createLateText(deferred: DeferredFeatures): LateText {
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
    // The focus moves to the link of a tile, whose text must be visible. A filter may have hidden it before.
    if (deferred.usedPaging) return showAll()
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
export const lateTextOf = (deferred: DeferredFeatures): LateText =>
  (deferred.lateText ??= createLateText(deferred))
