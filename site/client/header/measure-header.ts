import { debounce } from './debounce'

/** Measured heights are correct again at most this long after any change, ms. */
export const MAX_MEASURE_DELAY_MS = 1000
/** A resize has ended when no change came for this long, ms. */
export const RESIZE_QUIET_MS = 100

/**
 * Keeps the header's height in a custom property, so that anchors and focused elements are not hidden behind it. A long
 * name, a menu of two rows, larger text or a late logo make the header higher than the style sheet expects.
 *
 * The property is on `<html>` and every element inherits it, so it is not written in every frame of a change.
 */
export function measureHeader(header: HTMLElement): void {
  const root = document.documentElement
  const measure = () => {
    root.style.setProperty('--tessera-header-measured', `${header.offsetHeight}px`)
    for (const element of [document.querySelector(':target'), document.activeElement])
      if (element && !header.contains(element)) uncover(element)
  }
  measure()
  const onResize = debounce(measure, { quiet: RESIZE_QUIET_MS, max: MAX_MEASURE_DELAY_MS })
  new ResizeObserver(onResize).observe(header)
}

/** Scrolls an element into view that the header covers since it became higher. Others stay where they are. */
function uncover(element: Element): void {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  const { top } = element.getBoundingClientRect()
  if (top >= 0 && top < padding) scrollBy({ top: top - padding, behavior: 'instant' })
}
