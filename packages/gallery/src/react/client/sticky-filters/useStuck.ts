import { useEffect, useState, type RefObject } from 'react'
import { STICKY_FILTERS_HEIGHT, stickyTop } from './sticky-top'

/** Whether the filters of a gallery are scrolled out of the viewport while its tiles are in it. */
export function useStuck(section: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    const element = section.current
    const header = element?.querySelector('[data-gallery-header]')
    if (!element || !header || !isEnabled) return
    // The lower edge of the bar: it replaces the last row of the filters.
    const edge = stickyTop(element) + STICKY_FILTERS_HEIGHT
    let areTilesInView = false
    // Measured, not observed: a jump across the whole header is no change of its intersection.
    const update = () => setStuck(areTilesInView && header.getBoundingClientRect().bottom <= edge)
    const onHeader = new IntersectionObserver(update, { rootMargin: `${-edge}px 0px 0px` })
    // The bar must not stand in what follows the gallery.
    const onSection = new IntersectionObserver(
      ([entry]) => {
        areTilesInView = !!entry?.isIntersecting
        update()
      },
      { rootMargin: `${-edge - STICKY_FILTERS_HEIGHT}px 0px 0px` },
    )
    onHeader.observe(header)
    onSection.observe(element)
    return () => {
      onHeader.disconnect()
      onSection.disconnect()
    }
  }, [section, isEnabled])
  return isStuck
}
