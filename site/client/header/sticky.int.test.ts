import type { Page } from 'playwright'
import { beforeAll, expect, test, vi } from 'vitest'
import { row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'
import { RESIZE_QUIET_MS, MAX_MEASURE_DELAY_MS } from './measure-header'

const running = siteInBrowser()

/** A menu of more than one row on wide screens. */
beforeAll(async () => {
  const items = Array.from({ length: 9 }, (_, index) => ({
    label: `A longer entry ${index}`,
    to: { href: `/#entry-${index}` },
    items: [],
  }))
  await running.site.publish(row('menu', 'menu', null, { items }))
  await vi.waitFor(
    async () =>
      expect(await (await fetch(running.site.origin)).text()).toContain('A longer entry 8'),
    { timeout: 10_000 },
  )
})

const visit: typeof running.visit = (path, options, walk) =>
  running.visit(path, { reducedMotion: 'reduce', ...options }, walk)

const headerBottom = (page: Page) =>
  page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom)
const scrollPadding = (page: Page) =>
  page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
  )
const DESK = { viewport: { width: 1280, height: 900 } } as const

test('measures again at most 1000 ms after a change, and 100 ms after the end of a resize', () => {
  expect([MAX_MEASURE_DELAY_MS, RESIZE_QUIET_MS]).toEqual([1000, 100])
})

test('a link to an anchor shows it below a header of two rows at any width', async () => {
  await visit('/#journal', DESK, async (page) => {
    await expect.poll(() => scrollPadding(page)).toBeGreaterThan(100)
    const top = () => page.locator('#journal').evaluate((part) => part.getBoundingClientRect().top)
    expect(await top()).toBeGreaterThanOrEqual(await headerBottom(page))
    await page.setViewportSize({ width: 800, height: 900 })
    await expect.poll(async () => (await scrollPadding(page)) - (await headerBottom(page))).toBe(16)
    await page.evaluate(() => (location.hash = '#work'))
    const work = await page.locator('#work').evaluate((part) => part.getBoundingClientRect().top)
    expect(work).toBeGreaterThanOrEqual(await headerBottom(page))
  })
})

test(
  'the header never covers the element with the keyboard focus, forwards and backwards',
  { tags: 'long' },
  async () => {
    await visit('/', { viewport: { width: 1280, height: 800 } }, async (page) => {
      await expect.poll(() => scrollPadding(page)).toBeGreaterThan(100)
      await page.locator('main a').first().focus()
      const covered: string[] = []
      const check = async () => {
        const hidden = await page.evaluate(() => {
          const [header, focus] = [document.querySelector('.site-header'), document.activeElement]
          if (!header || !focus || header.contains(focus) || focus === document.body) return null
          const { top } = focus.getBoundingClientRect()
          return top < header.getBoundingClientRect().bottom - 1
            ? focus.outerHTML.slice(0, 90)
            : null
        })
        if (hidden) covered.push(hidden)
      }
      for (const key of ['Tab', 'Shift+Tab'])
        for (let step = 0; step < 40; step++) {
          await page.keyboard.press(key)
          await check()
        }
      expect(covered).toEqual([])
    })
  },
)

for (const [name, options, size] of [
  ['in a viewport of 320 × 256 px', { viewport: { width: 320, height: 256 } }, '100%'],
  ['with text of 200 %', { viewport: { width: 1280, height: 600 } }, '200%'],
] as const) {
  test(
    `a header that would take too much of the viewport scrolls away ${name}`,
    { tags: 'long' },
    async () => {
      await visit('/', options, async (page) => {
        await page.evaluate((value) => (document.documentElement.style.fontSize = value), size)
        await expect.poll(() => scrollPadding(page)).toBeLessThanOrEqual(32)
        await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
        expect(await headerBottom(page)).toBeLessThanOrEqual(0)
      })
    },
  )
}

test('a header of one row is sticky without script', async () => {
  await visit(
    '/',
    { viewport: { width: 360, height: 640 }, javaScriptEnabled: false },
    async (page) => {
      await page.mouse.wheel(0, 900)
      await expect
        .poll(() =>
          page
            .locator('h2')
            .first()
            .boundingBox()
            .then((box) => box?.y ?? 0),
        )
        .toBeLessThan(0)
      expect(await headerBottom(page)).toBe(60)
    },
  )
})
