import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { interactivePage } from '../../testing/interactive-page'
import { siteInBrowser } from '../../testing/site-in-browser'
import { HOVER_GRACE_MS } from './mount-tooltips'
import { axeOn } from '../../../tests/axe'

const on = siteInBrowser()
beforeAll(() => on.site.publish(interactivePage))

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await on.browser.newContext(options)).newPage()
  await page.goto(`${on.site.origin}/moving`)
  return page
}
const button = (page: Page, name = 'baren') => page.getByRole('button', { name })
const tooltip = (page: Page, text = 'A disc in a bamboo leaf') =>
  page.locator('[popover]', { hasText: text })
const shown = (page: Page, text?: string) => tooltip(page, text).waitFor({ state: 'visible' })
const hidden = (page: Page, text?: string) => tooltip(page, text).waitFor({ state: 'hidden' })

test('opens on hover and closes when the pointer leaves', async () => {
  expect(HOVER_GRACE_MS).toBe(300)
  const page = await open()
  await button(page).hover()
  await shown(page)
  await page.mouse.move(5, 5)
  await hidden(page)
})

test('stays open while it is hovered, and its links work', { tags: 'long' }, async () => {
  const page = await open()
  await button(page).hover()
  await shown(page)
  await page.clock.install()
  await tooltip(page).hover()
  await page.clock.runFor(10 * HOVER_GRACE_MS)
  await expect.poll(() => tooltip(page).isVisible()).toBe(true)
  await tooltip(page).getByRole('link', { name: 'How we rub' }).click()
  await page.waitForURL('**/about')
})

test(
  'opens on keyboard focus, and Escape closes it without moving the focus',
  { tags: 'long' },
  async () => {
    const page = await open()
    await button(page).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await shown(page)
    await page.keyboard.press('Escape')
    await hidden(page)
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await shown(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How we rub')
    await page.keyboard.press('Tab')
    await shown(page, 'A roller for ink.')
    await hidden(page)
    await page.keyboard.press('Tab')
    await hidden(page, 'A roller for ink.')
  },
)

test('a click keeps it open, and a second click closes it', async () => {
  const page = await open()
  await button(page).hover()
  // Waits for the script: after two earlier clicks the hovering pointer would open it again.
  await shown(page)
  await button(page).click()
  await page.mouse.move(5, 5)
  await page.clock.install()
  await page.clock.runFor(10 * HOVER_GRACE_MS)
  await expect.poll(() => tooltip(page).isVisible()).toBe(true)
  await button(page).click()
  await hidden(page)
})

test.each([
  { name: 'with script', javaScriptEnabled: true },
  { name: 'without script', javaScriptEnabled: false },
])('opens on tap $name, and closes on a tap elsewhere', async (how) => {
  const page = await open({
    javaScriptEnabled: how.javaScriptEnabled,
    hasTouch: true,
    viewport: { width: 320, height: 600 },
  })
  await button(page).tap()
  await shown(page)
  await page.getByRole('heading', { level: 1 }).tap()
  await hidden(page)
})

test.each(['ltr', 'rtl'])(
  'stays within a viewport of 320 px, %s',
  { tags: 'long' },
  async (dir) => {
    for (const hasAnchorPositioning of [true, false]) {
      const page = await (
        await on.browser.newContext({ viewport: { width: 320, height: 400 } })
      ).newPage()
      // As in a browser without anchor positioning.
      if (!hasAnchorPositioning) await page.addInitScript(() => (CSS.supports = () => false))
      await page.goto(`${on.site.origin}/moving`)
      await page.evaluate((value) => (document.documentElement.dir = value), dir)
      for (const [name, text] of [
        ['baren', 'A disc'],
        ['brayer', 'A roller'],
      ]) {
        await button(page, name).click()
        await shown(page, text)
        const isInside = async () => {
          const box = await tooltip(page, text).boundingBox()
          if (!box) return false
          const { x, y, width, height } = box
          return x >= 0 && y >= 0 && x + width <= 320 && y + height <= 400
        }
        const message = `${name}, anchor positioning: ${hasAnchorPositioning}`
        await expect.poll(isInside, { message }).toBe(true)
      }
      await page.context().close()
    }
  },
)

test('axe finds no violations, open or closed', { tags: 'long' }, async () => {
  const page = await open()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await button(page).click()
  await shown(page)
  expect((await axeOn(page).analyze()).violations).toEqual([])
})

test('describes its button for screen readers', async () => {
  const page = await open()
  const described = await button(page).getAttribute('aria-describedby')
  await expect.poll(() => page.locator(`[id="${described}"]`).textContent()).toContain('A disc')
})
