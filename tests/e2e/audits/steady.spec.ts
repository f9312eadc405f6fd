import { expect, test, type Page } from '@playwright/test'
import { sharedProduct } from '../product/shared-product'
import { KINDS, openAtRest, PAGE_STATES } from './page-kinds'
import { sticksOut } from './sticks-out'

const { site } = sharedProduct()

for (const [name, path] of KINDS)
  test(`nothing sticks out of ${name} and nothing moves while it loads`, async ({ page }) => {
    await page.addInitScript(sumShifts)
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await openAtRest(page, site + path)
      expect(await shifted(page), `${width} px`).toBe(0)
      expect(await sticksOut(page), `${width} px`).toEqual([])
    }
    // From here on the page is open while its window changes: galleries lay their tiles anew a moment later.
    const settlesWithin = (what: string) => expect.poll(() => sticksOut(page), what).toEqual([])
    // A window of 1280 x 1024 px, enlarged to 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await settlesWithin('at 400 %')
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await settlesWithin('right to left')
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    // As printed on A4 with margins of 16 mm.
    await page.setViewportSize({ width: 672, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await settlesWithin('on paper')
  })

for (const { name, width, open } of PAGE_STATES)
  test(`nothing sticks out of ${name}, at 400 % neither`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await open(page, site)
    expect(await sticksOut(page)).toEqual([])
    // What stands over the page stays open, or goes as it does in a narrow window; both have room.
    await page.setViewportSize({ width: 320, height: 256 })
    await expect.poll(() => sticksOut(page), 'at 400 %').toEqual([])
  })

/** Before any script of the page: adds up what Chromium calls layout shift. */
function sumShifts() {
  let sum = 0
  Object.defineProperty(window, 'shifted', { get: () => sum })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
