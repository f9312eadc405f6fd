import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { interactivePage } from '../../testing/interactive-page'
import { siteInBrowser } from '../../testing/site-in-browser'
import { CAROUSEL_INTERVAL_MS } from './rotation'
import { wordsFromLeft } from '../../../packages/gallery/src/testing/words-from-left'
import { axeOn } from '../../../tests/axe'

const on = siteInBrowser()
beforeAll(() => on.site.publish(interactivePage))

/** Opens a page with a clock that only `passTime` moves. */
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

/** Waits until a slide fills the track. */
const showsSlide = (page: Page, position: number) =>
  expect
    .poll(async () => {
      const [track, box] = await Promise.all([
        carousel(page).locator('[data-carousel-track]').boundingBox(),
        slide(page, position).boundingBox(),
      ])
      return Math.abs((box?.x ?? 1e6) - (track?.x ?? 0))
    })
    .toBeLessThan(2)
const showsCount = (page: Page, text: string) =>
  expect.poll(() => carousel(page).locator('[data-carousel-count]').textContent()).toBe(text)
const passTime = (page: Page, ms: number) => page.clock.runFor(ms)

test('goes to the next and previous slide, and from the last to the first', async () => {
  const page = await open()
  await button(page, 'Next slide').click()
  await showsSlide(page, 2)
  await showsCount(page, '2 / 3')
  await button(page, 'Next slide').click()
  await showsCount(page, '3 / 3')
  await button(page, 'Next slide').click()
  await showsCount(page, '1 / 3')
  await button(page, 'Previous slide').click()
  await showsSlide(page, 3)
})

test('goes to the next slide in a right-to-left page', { tags: 'long' }, async () => {
  const page = await open()
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await button(page, 'Next slide').click()
  await showsSlide(page, 2)
  await showsCount(page, '2 / 3')
  const count = carousel(page).locator('[data-carousel-count]')
  expect(await count.evaluate(wordsFromLeft)).toEqual(['2', '/', '3'])
})

test('advances after five seconds, without announcing it to screen readers', async () => {
  const page = await open()
  const liveRegion = carousel(page).locator('[data-carousel-count]')
  await expect.poll(() => liveRegion.getAttribute('aria-live')).toBe('off')
  await passTime(page, CAROUSEL_INTERVAL_MS - 500)
  await showsCount(page, '1 / 3')
  await passTime(page, 500)
  await showsSlide(page, 2)
  await button(page, 'Stop the slides').click()
  await expect.poll(() => liveRegion.getAttribute('aria-live')).toBe('polite')
})

test(
  'does not advance while it is hovered, and continues afterwards',
  { tags: 'long' },
  async () => {
    const page = await open()
    await slide(page, 1).hover()
    await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
    await showsCount(page, '1 / 3')
    await page.mouse.move(1, 1)
    await passTime(page, CAROUSEL_INTERVAL_MS + 100)
    await showsSlide(page, 2)
  },
)

test('stops when it gets the focus from the keyboard', { tags: 'long' }, async () => {
  const page = await open()
  await carousel(page).locator('[data-carousel-track]').focus()
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  await showsCount(page, '1 / 3')
  await page.keyboard.press('ArrowRight')
  await showsSlide(page, 2)
  await expect.poll(() => button(page, 'Let the slides move').isVisible()).toBe(true)
})

test(
  'stops when its play button gets the focus from the keyboard, and continues when that is pressed',
  { tags: 'long' },
  async () => {
    const page = await open()
    await button(page, 'Stop the slides').focus()
    await button(page, 'Let the slides move').waitFor()
    await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
    await showsCount(page, '1 / 3')
    await page.keyboard.press('Enter')
    await passTime(page, CAROUSEL_INTERVAL_MS + 100)
    await showsSlide(page, 2)
  },
)

test('stops and continues by its play button', { tags: 'long' }, async () => {
  const page = await open()
  await button(page, 'Stop the slides').click()
  await page.mouse.move(1, 1)
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  await showsCount(page, '1 / 3')
  await button(page, 'Let the slides move').click()
  await page.mouse.move(1, 1)
  await passTime(page, CAROUSEL_INTERVAL_MS + 100)
  await showsSlide(page, 2)
})

test('does not advance outside of the viewport', { tags: 'long' }, async () => {
  const page = await open({ viewport: { width: 800, height: 500 } })
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '3000px'
    scrollTo(0, document.documentElement.scrollHeight)
  })
  await expect
    .poll(() => carousel(page).locator('[data-carousel-count]').getAttribute('aria-live'))
    .toBe('polite')
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  await expect
    .poll(() => carousel(page).locator('[data-carousel-position]').textContent())
    .toBe('1')
})

test('never advances by itself with reduced motion', { tags: 'long' }, async () => {
  const page = await open({ reducedMotion: 'reduce' })
  await passTime(page, 5 * CAROUSEL_INTERVAL_MS)
  await showsCount(page, '1 / 3')
  await expect.poll(() => button(page, 'Stop the slides').isVisible()).toBe(false)
  await expect.poll(() => button(page, 'Let the slides move').isVisible()).toBe(false)
  await button(page, 'Next slide').click()
  await showsSlide(page, 2)
})

test('scrolls without script, and has every slide', async () => {
  const page = await (await on.browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${on.site.origin}/moving`)
  await expect.poll(() => carousel(page).getByRole('button').count()).toBe(0)
  await carousel(page).locator('[data-carousel-track]').focus()
  await page.keyboard.press('ArrowRight')
  await showsSlide(page, 2)
  await expect
    .poll(() => slide(page, 2).getByRole('link').getAttribute('href'))
    .toMatch(/^\/articles\//)
})

test('axe finds no violations, playing or stopped', { tags: 'long' }, async () => {
  // With a running clock, because axe needs timers.
  const page = await (await on.browser.newContext()).newPage()
  await page.goto(`${on.site.origin}/moving`)
  await carousel(page).scrollIntoViewIfNeeded()
  await page.locator('[data-carousel][data-mounted]').waitFor()
  const violations = async () => (await axeOn(page, { isStill: false }).analyze()).violations
  expect(await violations()).toEqual([])
  await button(page, 'Stop the slides').click()
  expect(await violations()).toEqual([])
})

test('has the same height before and after it is mounted', { tags: 'long' }, async () => {
  const page = await (await on.browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${on.site.origin}/moving`)
  const before = await slide(page, 1).boundingBox()
  const after = await slide(await open(), 1).boundingBox()
  expect(after?.height).toBe(before?.height)
})
