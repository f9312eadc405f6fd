import type { Page } from 'playwright'

/**
 * Finds elements that make the page wider than the viewport, popovers that leave the viewport, and elements that clip
 * their content. Popovers and clipped content do not change the width of the page.
 */
export const findOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate((scrollers) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const all = [...document.body.querySelectorAll('*')].filter((each) => each.checkVisibility())
    const leavesViewport = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > clientWidth + 0.5)
    }
    const clipsContent = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (overflowX === 'visible' || textOverflow === 'ellipsis') return false
      const { scrollWidth: contentWidth, clientWidth: ownWidth } = element
      // Elements of 1 px are for screen readers.
      return ownWidth > 1 && contentWidth > ownWidth + 1 && !element.matches(scrollers)
    }
    const nameOf = ({ tagName, className, textContent }: Element) =>
      `${tagName.toLowerCase()}.${String(className)} “${textContent?.trim().slice(0, 20)}”`
    const isTooWide = scrollWidth > clientWidth
    return [
      ...(isTooWide ? [`the page, by ${scrollWidth - clientWidth} px`] : []),
      ...all.filter((each) => isTooWide && leavesViewport(each)).map(nameOf),
      ...all
        .filter((each) => each.matches(':popover-open, dialog[open], [role="listbox"]'))
        .filter(leavesViewport)
        .map((each) => `${nameOf(each)} leaves the viewport`),
      ...all.filter(clipsContent).map((each) => `${nameOf(each)} clips its content`),
    ].slice(0, 8)
  }, SCROLLERS)

/** Elements that scroll horizontally, and tiles, whose lines end with an ellipsis. */
const SCROLLERS =
  'pre, input, [data-carousel-track], [data-options], [data-active-filters], [data-tile] *'
