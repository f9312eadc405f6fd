import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import type { GridRendering } from './grid-rendering'

/**
 * Scrolls to the page of an endless gallery that the URL names. The server renders that page alone, at the top of the
 * grid. Once the tiles before it have their space, it is far down; the visitor is scrolled along, so nothing seems to
 * move.
 *
 * @returns call it on scroll: while the gallery is below the viewport, scrolling to the page is deferred
 */
export function useInitialScroll(
  grid: RefObject<HTMLElement | null>,
  { target, view }: GridRendering,
  isEndless: boolean,
): () => void {
  const isPending = useRef<boolean | null>(null)
  const scrollToPage = () => {
    const element = grid.current
    if (!element || !target || !isEndless) return
    isPending.current ??= view.offset > 0 && isNewNavigation()
    if (!isPending.current || element.getBoundingClientRect().top > innerHeight) return
    isPending.current = false
    scrollBy({ top: target.rects.rectAt(view.offset).y, behavior: 'instant' })
  }
  useBrowserLayoutEffect(scrollToPage)
  return scrollToPage
}

/** After Back, Forward and a reload, the browser restores the scroll position itself. */
function isNewNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !navigation || !('type' in navigation) || navigation.type === 'navigate'
}
