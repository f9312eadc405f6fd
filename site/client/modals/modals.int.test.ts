import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { interactivePage } from '../../testing/interactive-page'
import { siteInBrowser } from '../../testing/site-in-browser'
import { TRANSITION_TIMEOUT_MS } from './after-transition'
import { axeOn } from '../../../tests/axe'

const on = siteInBrowser()
beforeAll(() => on.site.publish(interactivePage))

async function open(path = '/moving', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await on.browser.newContext(options)).newPage()
  await page.goto(on.site.origin + path)
  // Chromium ignores keys before its first paint.
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  await expect.poll(paints).toBeGreaterThan(0)
  return page
}
const opener = (page: Page) => page.getByRole('button', { name: 'Prices and post' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Prices and post' })
const isOpen = (page: Page) => dialog(page).waitFor({ state: 'visible' })
const isClosed = (page: Page) => page.locator('dialog').waitFor({ state: 'hidden' })
async function isModal(page: Page) {
  await isOpen(page)
  const isShownModal = () => dialog(page).evaluate((element) => element.matches(':modal'))
  await expect.poll(isShownModal, { timeout: 10_000 }).toBe(true)
}
const hash = (page: Page) => new URL(page.url()).hash
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('its button opens it as a modal, and the focus returns to the button', async () => {
  const page = await open()
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await isModal(page)
  expect(hash(page)).toBe('#modal-post')
  await page.keyboard.press('Escape')
  await isClosed(page)
  expect(await focused(page)).toBe('Prices and post')
  await expect.poll(() => hash(page)).toBe('')
})

test('a key opens it when the focus has loaded its code', async () => {
  const page = await open()
  await opener(page).focus()
  await page.locator('dialog:not([popover])').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await isModal(page)
})

test(
  'a link in any text opens it, and the focus returns to the link',
  { tags: 'long' },
  async () => {
    const page = await open()
    await page.getByRole('link', { name: 'What does it cost?' }).click()
    await isModal(page)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await isClosed(page)
    expect(await focused(page)).toBe('What does it cost?')
  },
)

test('Back closes it and Forward opens it on the same page', async () => {
  const page = await open()
  await opener(page).click()
  await isModal(page)
  await page.goBack()
  await isClosed(page)
  expect(new URL(page.url()).pathname).toBe('/moving')
  await page.goForward()
  await isModal(page)
})

test('Forward opens it again while it closes', { tags: 'long' }, async () => {
  const page = await open()
  await opener(page).click()
  await page.locator('dialog[data-status="open"]').waitFor()
  await page.evaluate(async () => {
    const popstate = () =>
      new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    const gone = popstate()
    history.back()
    await gone
    const back = popstate()
    history.forward()
    await back
  })
  await page.locator('dialog[data-status="open"]').waitFor()
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  expect(hash(page)).toBe('#modal-post')
})

test(
  'closing it removes its history entry, so one Back leaves the page',
  { tags: 'long' },
  async () => {
    const page = await open('/about')
    await page.goto(`${on.site.origin}/moving`)
    for (let round = 0; round < 3; round += 1) {
      await opener(page).click()
      await isModal(page)
      await page.locator('dialog[data-status="open"]').waitFor()
      await page.keyboard.press('Escape')
      await isClosed(page)
    }
    await page.goBack()
    await page.waitForURL('**/about')
  },
)

test('a shared link opens it, and closing it stays on the page', { tags: 'long' }, async () => {
  const page = await open('/moving#modal-post')
  await isModal(page)
  await page.locator('dialog[data-status="open"]').waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await isClosed(page)
  expect(page.url()).toBe(`${on.site.origin}/moving`)
})

test('a click outside closes it, a click inside does not', { tags: 'long' }, async () => {
  const page = await open()
  await opener(page).click()
  await page.locator('dialog[data-status="open"]').waitFor()
  await dialog(page).getByText('A print is forty').click()
  await expect.poll(() => dialog(page).isVisible()).toBe(true)
  await page.mouse.click(4, 4)
  await isClosed(page)
})

test('is usable after half a second when its transition never ends', { tags: 'long' }, async () => {
  const page = await (await on.browser.newContext()).newPage()
  await page.clock.install()
  await page.addInitScript(() => {
    for (const type of ['transitionend', 'transitioncancel'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await page.goto(`${on.site.origin}/moving`)
  await page.clock.pauseAt(Date.now() + 60_000)
  await opener(page).click()
  await isModal(page)
  await page.clock.runFor(TRANSITION_TIMEOUT_MS - 1)
  await expect.poll(() => page.locator('dialog').getAttribute('data-status')).toBe('opening')
  await page.clock.runFor(1)
  await expect.poll(() => page.locator('dialog').getAttribute('data-status')).toBe('open')
  await page.keyboard.press('Escape')
  await page.clock.runFor(TRANSITION_TIMEOUT_MS)
  await isClosed(page)
})

test('opens at once with reduced motion', { tags: 'long' }, async () => {
  const page = await open('/moving', { reducedMotion: 'reduce' })
  await opener(page).click()
  await page.locator('dialog[data-status="open"]').waitFor()
  await page.keyboard.press('Escape')
  await isClosed(page)
})

test('opens by its button and by a link without script', async () => {
  const page = await open('/moving', { javaScriptEnabled: false })
  await opener(page).click()
  await isOpen(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await isClosed(page)
  await page.getByRole('link', { name: 'What does it cost?' }).click()
  await isOpen(page)
})

test('the focus starts at its first control and stays within it', { tags: 'long' }, async () => {
  const page = await open()
  await opener(page).click()
  await page.locator('dialog[data-status="open"]').waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Close')
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || !!activeElement?.closest('dialog')
      }),
    ).toBe(true)
  }
})

test('axe finds no violations, open or closed', { tags: 'long' }, async () => {
  const page = await open()
  const violations = async () => (await axeOn(page).analyze()).violations
  expect(await violations()).toEqual([])
  await opener(page).click()
  await page.locator('dialog[data-status="open"]').waitFor()
  expect(await violations()).toEqual([])
})
