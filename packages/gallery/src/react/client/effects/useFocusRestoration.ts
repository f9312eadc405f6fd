import { useRef, type RefObject } from 'react'
import { tileAnchor } from '../../../core/url/tile-anchor'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import type { GallerySnapshot } from '../../store/gallery-snapshot'
import type { LastFocus } from '../useLastFocus'
import { fallbackTarget, focus, focusClosedTile } from './focus-closed-tile'

/**
 * Moves the focus when an update would lose it:
 * - after "Load more", to the first new tile;
 * - after a change of page, to the first tile;
 * - after the lightbox closed, to the zoom link of the slide shown last;
 * - after the focused element was removed (such as a chip), to the next chip or the status line.
 */
export function useFocusRestoration(
  section: RefObject<HTMLElement | null>,
  gallery: string,
  { view, state }: GallerySnapshot,
  /** What the page showed before the visitor did anything. */
  initial: GallerySnapshot,
  lastFocus: RefObject<LastFocus>,
) {
  const lastSlide = useRef<string | null>(null)
  const shown = useRef(positionOf(initial))

  useBrowserLayoutEffect(() => {
    const element = section.current
    if (!element) return
    const { element: focused, isPaging } = lastFocus.current
    const isOpen = state.openTileId !== null && view.slide !== null
    const closedSlide = isOpen ? null : lastSlide.current
    lastSlide.current = isOpen ? (view.slide?.tile.id ?? null) : null
    const before = shown.current
    const isOtherPage = view.offset !== before.offset
    const hasMore = view.tiles.length > before.tiles && state.page === before.page + 1
    if (isOtherPage || view.tiles.length !== before.tiles || state.page <= before.page) {
      shown.current = positionOf({ view, state })
    }
    if (closedSlide !== null) {
      focusClosedTile(element, document.getElementById(tileAnchor(gallery, closedSlide)))
    } else if (isOtherPage && isPaging) {
      element.scrollIntoView({ block: 'start' })
      element.querySelector<HTMLElement>('[data-tile] a')?.focus({ preventScroll: true })
    } else if (hasMore && isPaging) {
      focus(element.querySelectorAll('[data-tile]')[before.tiles]?.querySelector('a') ?? null)
    } else if (focused && isFocusLost(focused)) {
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
    : document.activeElement === null || document.activeElement === document.body
