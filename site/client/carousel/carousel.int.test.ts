import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { movingPage } from '../../testing/moving-page'
import { siteInBrowser } from '../../testing/site-in-browser'
import { CAROUSEL_INTERVAL_MS } from './rotation'

const on = siteInBrowser()
beforeAll(() => on.site.publish(movingPage))

/** Its clock moves only when it is told to. */
async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await on.browser.newContext(options)).newPage()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(`${on.site.origin}/moving`)
  await carousel(page).scrollIntoViewIfNeeded()
  await page.locator('[data-carousel][data-mounted]').waitFor()
  return page
}
const carousel = (page: Page) => page.getByRole('region', { name: 'Five states' })
const slide = (page: Page, position: number) =>
  carousel(page).locator(`[data-carousel-track] > :nth-child(${position})`)
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name })

/** Waits until a slide fills the strip. */
const sees = (page: Page, position: number) =>
  expect
    .poll(async () => {
      const [strip, box] = await Promise.all([
        carousel(page).locator('[data-carousel-track]').boundingBox(),
        slide(page, position).boundingBox(),
      ])
      return Math.abs((box?.x ?? 1e6) - (strip?.x ?? 0))
    })
    .toBeLessThan(2)
const counts = (page: Page, text: string) =>
  expect.poll(() => carousel(page).locator('[data-carousel-count]').textContent()).toBe(text)
const passTime = (page: Page, ms: number) => page.clock.runFor(ms)

test('leads on, back, and from the last slide to the first', async () => {
  const page = await open()
  await button(page, 'Next slide').click()
  await sees(page, 2)
  await counts(page, '2 / 3')
  await button(page, 'Next slide').click()
  await counts(page, '3 / 3')
  await button(page, 'Next slide').click()
  await counts(page, '1 / 3')
  await button(page, 'Previous slide').click()
  await sees(page, 3)
})

test('leads on to the left where one reads from the right', async () => {
  const page = await open()
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await button(page, 'Next slide').click()
  await sees(page, 2)
  await counts(page, '2 / 3')
})

test('moves on after five seconds, and the voice keeps quiet meanwhile', async () => {
  const page = await open()
  const voice = carousel(page).locator('[data-carousel-count]')
  await expect.poll(() => voice.getAttribute('aria-live')).toBe('off')
  await passTime(page, CAROUSEL_INTERVAL_MS - 500)
  await counts(page, '1 / 3')
  await passTime(page, 500)
  await sees(page, 2)
  await button(page, 'Stop the slides').click()
  await expect.poll(() => voice.getAttribute('aria-live')).toBe('polite')
})

test('stays while it is pointed at, and goes on afterwards', async () => {
  const page = await open()
  await slide(page, 1).hover()
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  await counts(page, '1 / 3')
  await page.mouse.move(1, 1)
  await passTime(page, CAROUSEL_INTERVAL_MS + 100)
  await sees(page, 2)
})

test('stops for whoever comes to it with the keys', async () => {
  const page = await open()
  await carousel(page).locator('[data-carousel-track]').focus()
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  await counts(page, '1 / 3')
  await page.keyboard.press('ArrowRight')
  await sees(page, 2)
  expect(await button(page, 'Let the slides move').isVisible()).toBe(true)
})

test('stops for whoever comes to its button with the keys, and moves on when that is pressed', async () => {
  const page = await open()
  await button(page, 'Stop the slides').focus()
  await button(page, 'Let the slides move').waitFor()
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  await counts(page, '1 / 3')
  await page.keyboard.press('Enter')
  await passTime(page, CAROUSEL_INTERVAL_MS + 100)
  await sees(page, 2)
})

test('stops when it is told to, until it is told to go on', async () => {
  const page = await open()
  await button(page, 'Stop the slides').click()
  await page.mouse.move(1, 1)
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  await counts(page, '1 / 3')
  await button(page, 'Let the slides move').click()
  await page.mouse.move(1, 1)
  await passTime(page, CAROUSEL_INTERVAL_MS + 100)
  await sees(page, 2)
})

test('stays out of sight as it was', async () => {
  const page = await open({ viewport: { width: 800, height: 500 } })
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '3000px'
    scrollTo(0, document.documentElement.scrollHeight)
  })
  await expect
    .poll(() => carousel(page).locator('[data-carousel-count]').getAttribute('aria-live'))
    .toBe('polite')
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  expect(await carousel(page).locator('[data-carousel-position]').textContent()).toBe('1')
})

test('never moves by itself for whoever wants less movement', async () => {
  const page = await open({ reducedMotion: 'reduce' })
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  await counts(page, '1 / 3')
  expect(await button(page, 'Stop the slides').isVisible()).toBe(false)
  expect(await button(page, 'Let the slides move').isVisible()).toBe(false)
  await button(page, 'Next slide').click()
  await sees(page, 2)
})

test('is a strip to scroll without script, with every slide in it', async () => {
  const page = await (await on.browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${on.site.origin}/moving`)
  expect(await carousel(page).getByRole('button').count()).toBe(0)
  await carousel(page).locator('[data-carousel-track]').focus()
  await page.keyboard.press('ArrowRight')
  await sees(page, 2)
  expect(await slide(page, 2).getByRole('link').getAttribute('href')).toMatch(/^\/articles\//)
})

test('has nothing that axe objects to, moving or stopped', async () => {
  // Its clock runs: axe waits by it.
  const page = await (await on.browser.newContext()).newPage()
  await page.goto(`${on.site.origin}/moving`)
  await carousel(page).scrollIntoViewIfNeeded()
  await page.locator('[data-carousel][data-mounted]').waitFor()
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations
  expect(await violations()).toEqual([])
  await button(page, 'Stop the slides').click()
  expect(await violations()).toEqual([])
})

test('keeps its height while it wakes', async () => {
  const page = await (await on.browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${on.site.origin}/moving`)
  const asleep = await slide(page, 1).boundingBox()
  const awake = await slide(await open(), 1).boundingBox()
  expect(awake?.height).toBe(asleep?.height)
})
