import { useEffect, useRef, type RefObject } from 'react'
import { tileAnchor } from '../../../core/links'
import type { GallerySnapshot } from '../store/gallery-store'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { nextFrame } from '../../../dom/next-frame'

/**
 * Keeps the focus where a visitor expects it when the gallery changes under it: on the first new tile after "Load
 * more" and on the first of another page, on the zoom link of the slide last shown after the lightbox, and otherwise,
 * when the focused element is gone (a removed chip), on the next chip or the status line.
 */
export function useFocusKeeper(
  section: RefObject<HTMLElement | null>,
  gallery: string,
  { view, state }: GallerySnapshot,
) {
  const focused = useRef<Element | null>(null)
  const lastSlide = useRef<string | null>(null)
  const shown = useRef({ page: state.page, tiles: view.tiles.length, offset: view.offset })

  useEffect(() => {
    const element = section.current
    if (element?.contains(document.activeElement)) focused.current = document.activeElement
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [section])

  useBrowserLayoutEffect(() => {
    const element = section.current
    if (!element) return
    const isOpen = state.view !== null && view.slide !== null
    const closedSlide = isOpen ? null : lastSlide.current
    lastSlide.current = isOpen ? (view.slide?.tile.id ?? null) : null
    const before = shown.current
    const isOtherPage = view.offset !== before.offset
    const hasMore = view.tiles.length > before.tiles && state.page === before.page + 1
    if (isOtherPage || view.tiles.length !== before.tiles || state.page <= before.page) {
      shown.current = { page: state.page, tiles: view.tiles.length, offset: view.offset }
    }
    if (closedSlide !== null) {
      const tile = document.getElementById(tileAnchor(gallery, closedSlide))
      const showTile = () => tile?.scrollIntoView({ block: 'nearest' })
      showTile()
      focus(tile?.querySelector('[data-zoom]') ?? fallback(element))
      // Going back, the browser restores the scroll position of then, sometimes after this.
      void nextFrame().then(() => tile?.contains(document.activeElement) && showTile())
    } else if (isOtherPage && focused.current?.closest('[data-paging]')) {
      element.scrollIntoView({ block: 'start' })
      const tile = element.querySelector<HTMLElement>('[data-tile] a')
      tile?.focus({ preventScroll: true })
    } else if (hasMore && focused.current?.closest('[data-paging]')) {
      focus(element.querySelectorAll('[data-tile]')[before.tiles]?.querySelector('a') ?? null)
    } else if (focused.current && !focused.current.isConnected && isFocusLost()) {
      focus(fallback(element))
    }
  })
}

const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body

const fallback = (section: Element) =>
  section.querySelector('[data-active-filters] a') ?? section.querySelector('[role="status"]')

const focus = (element: Element | null) => {
  if (element instanceof HTMLElement) element.focus()
}
