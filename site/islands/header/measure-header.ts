import { afterChanges } from './after-changes'

/** Whatever was measured is right again this long after any change at the latest, ms. */
export const RIGHT_AGAIN_WITHIN = 1000
/** A change of size has ended when none came for this long, ms. */
export const RESIZE_ENDS_AFTER = 100

/**
 * Tells the style sheet how high the header is, so that nothing ends up under it: a long name, a menu of two rows, larger
 * type or a logo that came late make it higher than it is by default. The variable is on `<html>` and every element
 * inherits it, so it is not written in every frame of a change.
 */
export function measureHeader(header: HTMLElement): void {
  const root = document.documentElement
  const measure = () => {
    root.style.setProperty('--tessera-header-measured', `${header.offsetHeight}px`)
    for (const element of [document.querySelector(':target'), document.activeElement])
      if (element && !header.contains(element)) uncover(element)
  }
  measure()
  const changed = afterChanges(measure, { quiet: RESIZE_ENDS_AFTER, within: RIGHT_AGAIN_WITHIN })
  new ResizeObserver(changed).observe(header)
}

/** What was scrolled to before the header grew is scrolled to once more; what lies elsewhere stays where it is. */
function uncover(element: Element): void {
  const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  const { top } = element.getBoundingClientRect()
  if (top >= 0 && top < room) scrollBy({ top: top - room, behavior: 'instant' })
}
