import type { Page } from '@playwright/test'

/**
 * The elements that overflow the page horizontally. Elements of the top layer do not widen the page, so they are measured
 * separately.
 */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isWide = scrollWidth > clientWidth
    const names = [...document.body.querySelectorAll('*')]
      .filter((element) => isWide || element.matches(':popover-open, dialog[open]'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (right > clientWidth + 0.5 || left < -0.5)
      })
      .map(({ tagName, className }) => `${tagName.toLowerCase()}.${String(className)}`)
    return [...(isWide ? [`${scrollWidth - clientWidth} px`] : []), ...names.slice(0, 5)]
  })
