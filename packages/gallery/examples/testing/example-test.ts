import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** Fails on console errors, console warnings and uncaught errors of the page. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, run) => {
    const messages: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(error.message))
    await run(page)
    expect(messages).toEqual([])
  },
})

export async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Maximum number of Tab presses: enough to pass the filters and reach the tiles. */
const MAX_TABS = 24

/** Opens an example, checks it with axe, and moves through it with Tab: each focused element is new, visible and marked. */
export async function checkExample(page: Page, folder: string) {
  await page.goto(`/${folder}/`)
  await expect(page.locator('[data-tile]').first()).toBeVisible()
  await expectNoViolations(page)
  const focusedElements = new Set<string>()
  for (let tab = 0; tab < MAX_TABS; tab++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(describeFocus)
    if (focused === null) break
    expect(focused.visible, `${focused.html} is visible when it has the focus`).toBe(true)
    focusedElements.add(focused.html)
  }
  expect(focusedElements.size).toBeGreaterThan(3)
}

/** Runs in the page: the focused element, and whether it is in the viewport and marked. Null outside the page. */
function describeFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { top, bottom, width } = element.getBoundingClientRect()
  const isInViewport = bottom > 0 && top < innerHeight && width > 0
  const hasOutline = getComputedStyle(element).outlineStyle !== 'none'
  // A tile shows the focus of its elements itself.
  const isInTile = element.closest('[data-tile]') !== null
  return {
    html: element.outerHTML.slice(0, 200),
    visible: isInViewport && (hasOutline || isInTile),
  }
}
