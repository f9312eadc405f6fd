import { setTimeout } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { sharedProduct } from '../../product/running/shared-product'
import { openAtRest } from './page-kinds'
import { audits, pagesOf, statesOf } from './short-form'
import { findOverflow } from './find-overflow'

const { site } = sharedProduct()

const WIDTHS = [320, 360, 768, 1280, 1920]
const FEW_WIDTHS = [320, 1280]

for (const [name, path] of pagesOf('layout'))
  test(`loads ${name} without layout shift or overflow`, async ({ page }) => {
    await page.addInitScript(observeLayoutShift)
    for (const width of audits('allWidths', name) ? WIDTHS : FEW_WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await openAtRest(page, site + path)
      expect(await layoutShift(page), `${width} px`).toBe(0)
      expect(await findOverflow(page), `${width} px`).toEqual([])
    }
    // The window changes while the page is open, and galleries lay out their tiles asynchronously.
    const expectNoOverflow = (what: string) =>
      expect.poll(() => findOverflow(page), what).toEqual([])
    // A window of 1280 x 1024 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNoOverflow('at 400 %')
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expectNoOverflow('right to left')
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    // A4 with margins of 16 mm.
    await page.setViewportSize({ width: 672, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await expectNoOverflow('in print')
  })

for (const { name, width, open } of statesOf('layout'))
  test(`shows ${name} without overflow, also at 400 % zoom`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await open(page, site)
    expect(await findOverflow(page)).toEqual([])
    // The layer stays open or closes, as in a narrow window.
    await page.setViewportSize({ width: 320, height: 256 })
    await expect.poll(() => findOverflow(page), 'at 400 %').toEqual([])
  })

for (const path of ['/', '/articles/marram'])
  for (const width of [390, 1280]) {
    const tag = path === '/' && width === 390 ? [] : '@long'
    // Fonts that arrive late are used from the next page on, or replace ones of the same metrics.
    test(
      `moves nothing on ${path} when its fonts arrive late, at ${width} px`,
      { tag },
      async ({ page }) => {
        let arrived = 0
        await page.route('**/*.woff2', async (route) => {
          await setTimeout(FONT_DELAY_MS)
          await route.continue()
          arrived += 1
        })
        await page.addInitScript(observeLayoutShift)
        await page.setViewportSize({ width, height: 900 })
        await openAtRest(page, site + path)
        await expect.poll(() => arrived).toBeGreaterThan(0)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        // The browser reports a shift with the frame after it.
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        expect(await layoutShift(page)).toBe(0)
      },
    )
  }

/** As on slow 3G. */
const FONT_DELAY_MS = 1_500

/** Runs in the page before its scripts. Adds up the layout shifts that Chromium reports. */
function observeLayoutShift() {
  let sum = 0
  Object.defineProperty(window, 'layoutShift', { get: () => sum })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

const layoutShift = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))
