import { expect, type Locator, type Page } from '@playwright/test'

/** More presses mean that the keyboard does not reach it. */
const MAX_PRESSES = 200

/** Presses Tab, or Shift+Tab, until an element has the focus. @returns the number of presses */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<number> {
  await expect(target).toBeVisible()
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses <= MAX_PRESSES; presses++) {
    if (await isFocused()) return presses
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`)
}

/** Reaches a control with Tab, and presses Enter on it. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
