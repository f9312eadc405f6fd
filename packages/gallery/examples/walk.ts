import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** Fails where the page complains in the console or breaks. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, run) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await run(page)
    expect(complaints).toEqual([])
  },
})

export async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** How many steps of the Tab key a walk takes at most: past the filters and well into the tiles. */
const STEPS = 24

/** Opens an example, asks axe, and walks through it by keyboard: each step is somewhere new, seen and marked. */
export async function walk(page: Page, folder: string) {
  await page.goto(`/${folder}/`)
  await expect(page.locator('[data-tile]').first()).toBeVisible()
  await expectNoViolations(page)
  const seen = new Set<string>()
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(describeFocus)
    if (focused === null) break
    expect(focused.visible, `${focused.html} is seen when it has the focus`).toBe(true)
    seen.add(focused.html)
  }
  expect(seen.size).toBeGreaterThan(3)
}

/** In the page: what has the focus, and whether it is seen and marked. Null once the walk has left the page. */
function describeFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { top, bottom, width } = element.getBoundingClientRect()
  const inside = bottom > 0 && top < innerHeight && width > 0
  const marked = getComputedStyle(element).outlineStyle !== 'none'
  const tile = element.closest('[data-tile]')
  const marks = marked || (tile !== null && getComputedStyle(tile).outlineStyle !== 'none')
  return { html: element.outerHTML.slice(0, 200), visible: inside && (marks || tile !== null) }
}
