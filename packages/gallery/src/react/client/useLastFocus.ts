import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'

/** The element that had the focus last. Kept outside the document, because an update may remove it. */
export interface LastFocus {
  readonly element: Element | null
  readonly isPaging: boolean
}

/**
 * Remembers what has the focus in a gallery from the moment it is hydrated: a link may be used, and removed, before the
 * deferred effects are loaded.
 */
export function useLastFocus(section: RefObject<HTMLElement | null>): RefObject<LastFocus> {
  const lastFocus = useRef<LastFocus>({ element: null, isPaging: false })
  useBrowserLayoutEffect(() => {
    const root = section.current
    const remember = ({ target }: Pick<Event, 'target'>) => {
      const element = target instanceof Element ? target : null
      lastFocus.current = { element, isPaging: element?.closest('[data-paging]') != null }
    }
    if (root?.contains(document.activeElement)) remember({ target: document.activeElement })
    root?.addEventListener('focusin', remember)
    return () => root?.removeEventListener('focusin', remember)
  }, [section])
  return lastFocus
}
