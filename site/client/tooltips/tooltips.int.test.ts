import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { movingPage } from '../../testing/moving-page'
import { siteInBrowser } from '../../testing/site-in-browser'
import { HOVER_GRACE_MS } from './mount-tooltips'

const on = siteInBrowser()
beforeAll(() => on.site.publish(movingPage))

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await on.browser.newContext(options)).newPage()
  await page.goto(`${on.site.origin}/moving`)
  return page
}
const mark = (page: Page, words = 'baren') => page.getByRole('button', { name: words })
const tip = (page: Page, words = 'A disc in a bamboo leaf') =>
  page.locator('[popover]', { hasText: words })
const shown = (page: Page, words?: string) => tip(page, words).waitFor({ state: 'visible' })
const hidden = (page: Page, words?: string) => tip(page, words).waitFor({ state: 'hidden' })

test('is shown where the pointer is, and goes when it leaves', async () => {
  expect(HOVER_GRACE_MS).toBe(300)
  const page = await open()
  await mark(page).hover()
  await shown(page)
  await page.mouse.move(5, 5)
  await hidden(page)
})

test('may be pointed at, and its links followed', async () => {
  const page = await open()
  await mark(page).hover()
  await shown(page)
  await page.clock.install()
  await tip(page).hover()
  await page.clock.runFor(10 * HOVER_GRACE_MS)
  expect(await tip(page).isVisible()).toBe(true)
  await tip(page).getByRole('link', { name: 'How we rub' }).click()
  await page.waitForURL('**/about')
})

test('is shown to whoever comes with the keys, and Escape hides it without losing the place', async () => {
  const page = await open()
  await mark(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await shown(page)
  await page.keyboard.press('Escape')
  await hidden(page)
  expect(await mark(page).evaluate((words) => words === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await shown(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How we rub')
  await page.keyboard.press('Tab')
  await shown(page, 'A roller for ink.')
  await hidden(page)
  await page.keyboard.press('Tab')
  await hidden(page, 'A roller for ink.')
})

test('a click keeps it, another one takes it away', async () => {
  const page = await open()
  await mark(page).hover()
  // By the script: of two clicks before it is there, the pointer that stays would show it again.
  await shown(page)
  await mark(page).click()
  await page.mouse.move(5, 5)
  await page.clock.install()
  await page.clock.runFor(10 * HOVER_GRACE_MS)
  expect(await tip(page).isVisible()).toBe(true)
  await mark(page).click()
  await hidden(page)
})

test.each([
  { name: 'with script', javaScriptEnabled: true },
  { name: 'without script', javaScriptEnabled: false },
])('opens under a finger $name, and closes when another place is touched', async (how) => {
  const page = await open({
    javaScriptEnabled: how.javaScriptEnabled,
    hasTouch: true,
    viewport: { width: 320, height: 600 },
  })
  await mark(page).tap()
  await shown(page)
  await page.getByRole('heading', { level: 1 }).tap()
  await hidden(page)
})

test.each(['ltr', 'rtl'])('stays within a window of 320 px, %s', async (dir) => {
  for (const places of [true, false]) {
    const page = await (
      await on.browser.newContext({ viewport: { width: 320, height: 400 } })
    ).newPage()
    // What a browser without anchor positioning would say.
    if (!places) await page.addInitScript(() => (CSS.supports = () => false))
    await page.goto(`${on.site.origin}/moving`)
    await page.evaluate((way) => (document.documentElement.dir = way), dir)
    for (const [words, says] of [
      ['baren', 'A disc'],
      ['brayer', 'A roller'],
    ]) {
      await mark(page, words).click()
      await shown(page, says)
      const box = await tip(page, says).boundingBox()
      expect(box?.x, `${words} ${places}`).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(400)
    }
    await page.context().close()
  }
})

test('has nothing that axe objects to, shown or hidden', async () => {
  const page = await open()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await mark(page).click()
  await shown(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('is read out with its words', async () => {
  const page = await open()
  const described = await mark(page).getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain('A disc')
})
