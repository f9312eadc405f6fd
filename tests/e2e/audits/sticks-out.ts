import type { Page } from '@playwright/test'

/** The elements that make the page wider than its window; nothing when it is not. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const names = [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (right > clientWidth + 0.5 || left < -0.5)
      })
      .map(({ tagName, className }) => `${tagName.toLowerCase()}.${String(className)}`)
    return [`${scrollWidth - clientWidth} px`, ...names.slice(0, 5)]
  })
