import type { Page } from 'playwright'

/**
 * What makes the page wider than its window, stands over it and leaves it, or is cut at a side; nothing when all is well.
 * Boxes over the page do not widen it, and those that cut widen nothing either: both are asked for themselves.
 */
export const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate((mayScroll) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const all = [...document.body.querySelectorAll('*')].filter((each) => each.checkVisibility())
    const leaves = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > clientWidth + 0.5)
    }
    const cuts = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (overflowX === 'visible' || textOverflow === 'ellipsis') return false
      const { scrollWidth: needed, clientWidth: given } = element
      // One pixel is for the ear alone.
      return given > 1 && needed > given + 1 && !element.matches(mayScroll)
    }
    const nameOf = ({ tagName, className, textContent }: Element) =>
      `${tagName.toLowerCase()}.${String(className)} “${textContent?.trim().slice(0, 20)}”`
    const isWide = scrollWidth > clientWidth
    return [
      ...(isWide ? [`the page, by ${scrollWidth - clientWidth} px`] : []),
      ...all.filter((each) => isWide && leaves(each)).map(nameOf),
      ...all
        .filter((each) => each.matches(':popover-open, dialog[open], [role="listbox"]'))
        .filter(leaves)
        .map((each) => `${nameOf(each)} leaves the window`),
      ...all.filter(cuts).map((each) => `${nameOf(each)} cuts what is in it`),
    ].slice(0, 8)
  }, MAY_SCROLL)

/** Scrolled sideways on purpose, by finger, wheel and keys; and tiles, whose lines end in an ellipsis. */
const MAY_SCROLL = 'pre, input, [data-carousel-track], [data-options], [data-tile] *'
