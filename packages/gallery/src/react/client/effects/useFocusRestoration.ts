import { useRef, type RefObject } from 'react'
import { tileAnchor } from '../../../core/url/tile-anchor'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import type { GallerySnapshot } from '../../store/gallery-snapshot'
import type { GalleryStore } from '../../store/gallery-store'
import { fallbackTarget, focus, focusClosedTile } from './focus-closed-tile'

/**
 * Moves the focus when an update would lose it:
 * - after "Load more", to the first new tile, unless the focus has left the gallery;
 * - after a change of page, to the first tile, with the same exception;
 * - after the lightbox closed, to the zoom link of the slide shown last;
 * - after the focused element was removed (such as a chip), to the next chip or the status line.
 */
export function useFocusRestoration(
  section: RefObject<HTMLElement | null>,
  gallery: string,
  { view, state }: GallerySnapshot,
  /** `initial`: what the page showed before the visitor did anything. */
  { initial, deferred }: Pick<GalleryStore, 'initial' | 'deferred'>,
) {
  const focused = useRef<Element | null>(null)
  // Remembered, because the link may be removed.
  const usedPaging = useRef(deferred.usedPaging)
  const lastSlide = useRef<string | null>(null)
  const shown = useRef(positionOf(initial))

  // Before the next effect, which runs in the same frame: a link may have been used before this code was loaded.
  useBrowserLayoutEffect(() => {
    const element = section.current
    const remember = (target: EventTarget | null) => {
      focused.current = target instanceof Element ? target : null
      usedPaging.current = focused.current?.closest('[data-paging]') != null
    }
    if (element?.contains(document.activeElement)) remember(document.activeElement)
    const onFocus = ({ target }: FocusEvent) => remember(target)
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [section])

  useBrowserLayoutEffect(() => {
    const element = section.current
    if (!element) return
    const isOpen = state.openTileId !== null && view.slide !== null
    const closedSlide = isOpen ? null : lastSlide.current
    lastSlide.current = isOpen ? (view.slide?.tile.id ?? null) : null
    const before = shown.current
    const isOtherPage = view.offset !== before.offset
    const hasMore = view.tiles.length > before.tiles && state.page === before.page + 1
    if (isOtherPage || view.tiles.length !== before.tiles || state.page <= before.page) {
      shown.current = positionOf({ view, state })
    }
    // An answer may come late, when the visitor is elsewhere in the page.
    const isPaging =
      usedPaging.current && (isNothingFocused() || element.contains(document.activeElement))
    if (closedSlide !== null) {
      focusClosedTile(element, document.getElementById(tileAnchor(gallery, closedSlide)))
    } else if (isOtherPage && isPaging) {
      element.scrollIntoView({ block: 'start' })
      element.querySelector<HTMLElement>('[data-tile] a')?.focus({ preventScroll: true })
    } else if (hasMore && isPaging) {
      focus(element.querySelectorAll('[data-tile]')[before.tiles]?.querySelector('a') ?? null)
    } else if (focused.current && isFocusLost(focused.current)) {
      focus(fallbackTarget(element))
    }
  })
}

const positionOf = ({ view, state }: Pick<GallerySnapshot, 'view' | 'state'>) => ({
  page: state.page,
  tiles: view.tiles.length,
  offset: view.offset,
})

/** A tile that is hidden has the focus until the next frame. */
const isFocusLost = (focused: Element) =>
  focused.isConnected
    ? focused === document.activeElement && focused.closest('[hidden]') !== null
    : isNothingFocused()

const isNothingFocused = () =>
  document.activeElement === null || document.activeElement === document.body
