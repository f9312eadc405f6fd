import type { Page } from '@playwright/test'

/**
 * The elements that make the page wider than its window, and what stands over the page and leaves it: boxes of the top
 * layer widen nothing. Nothing when all is well.
 */
export const sticksOut = (page: Page) =>
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
