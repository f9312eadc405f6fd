import { useRef, type RefObject } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import type { Drawing } from './grid-rendering'

/**
 * The address of an endless gallery's page shows that page first: it stands at the top until the tiles before it are
 * counted, and then far down. The visitor is taken along, so nothing seems to move.
 *
 * @returns to be called when the page is scrolled: a gallery out of sight waits for the visitor to come to it
 */
export function useArrival(
  grid: RefObject<HTMLElement | null>,
  { target, view }: Drawing,
  isEndless: boolean,
): () => void {
  const isDue = useRef<boolean | null>(null)
  const arrive = () => {
    const element = grid.current
    if (!element || !target || !isEndless) return
    isDue.current ??= view.offset > 0 && isFreshVisit()
    if (!isDue.current || element.getBoundingClientRect().top > innerHeight) return
    isDue.current = false
    scrollBy({ top: target.arrangement.boxAt(view.offset).y, behavior: 'instant' })
  }
  useBrowserLayoutEffect(arrive)
  return arrive
}

/** Who comes back or loads the page anew is put where they were by the browser. */
function isFreshVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !navigation || !('type' in navigation) || navigation.type === 'navigate'
}
