import { useEffect, type RefObject } from 'react'
import type { GalleryStore } from '../../store/gallery-store'
import { STICKY_FILTERS_HEIGHT, stickyTop } from '../sticky-filters/sticky-top'

/** px between what is at the top of the viewport and the results. */
const SPACE = 8

/**
 * After a tap on a filter, scrolls so that the number of results and the first row are in the viewport. In the bar and
 * its sheet, any click does: the visitor is somewhere among the tiles of the old results.
 */
export function useResultsInView(
  section: RefObject<HTMLElement | null>,
  { observe }: Pick<GalleryStore, 'observe'>,
) {
  useEffect(() => {
    const element = section.current
    if (!element) return
    let scroll: (() => void) | null = null
    const onClick = (event: MouseEvent) => {
      const control =
        event.target instanceof Element
          ? event.target.closest('[data-option], [data-active-filters] a, [data-filter-sheet] a')
          : null
      scroll = null
      if (control?.closest('[data-sticky-filters]')) scroll = () => showBelowBar(element)
      else if (control && isTap(event)) scroll = () => showWithStatus(element)
    }
    // Capturing: React handles clicks in the bar before they bubble to the section.
    element.addEventListener('click', onClick, true)
    // After the history entry is added, so that Back returns to the present scroll position.
    const stopObserving = observe(() => {
      scroll?.()
      scroll = null
    })
    return () => {
      element.removeEventListener('click', onClick, true)
      stopObserving()
    }
  }, [section, observe])
}

const isTap = (event: MouseEvent) => event instanceof PointerEvent && event.pointerType === 'touch'

function showBelowBar(section: Element): void {
  const results = section.querySelector('[data-grid], [data-no-results]')
  const top = results?.getBoundingClientRect().top ?? 0
  scrollPage(top - stickyTop(section) - STICKY_FILTERS_HEIGHT - SPACE)
}

function showWithStatus(section: Element): void {
  const status = section.querySelector('[role="status"]')
  const first = section.querySelector('[data-tile], [data-no-results]')
  if (!status || !first) return
  const top = stickyTop(section)
  const from = status.getBoundingClientRect().top - SPACE
  const to = first.getBoundingClientRect().bottom
  if (from >= top && to <= innerHeight) return
  if (to - from <= innerHeight - top) scrollPage(from - top)
  else showBelowBar(section)
}

const scrollPage = (top: number) => scrollBy({ top, behavior: 'instant' })
