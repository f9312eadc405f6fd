import { expect, test, type Page } from '@playwright/test'
import { sharedProduct } from '../../product/running/shared-product'
import { openAtRest, PAGE_KINDS } from './page-kinds'
import { isWhole, pagesOf } from './short-form'
import { tabThroughPage } from './tab-through-page'

const { site } = sharedProduct()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, path] of pagesOf('keyboard'))
  test(`reaches every control of ${name} by Tab, in order and visibly`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openAtRest(page, site + path)
    if (path === PAGE_KINDS['an endless masonry gallery']) await loadAllTiles(page)
    await mountLazyControls(page)
    expect(await tabThroughPage(page)).toEqual([])
  })

/** The front page has four times as many controls. */
const onPhone = isWhole ? 'the front page' : 'an article with an upright lead image'

test(
  `reaches every control of ${onPhone} on a phone by Tab`,
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openAtRest(page, site + PAGE_KINDS[onPhone])
    await mountLazyControls(page)
    expect(await tabThroughPage(page)).toEqual([])
  },
)

test('shows the focus in forced colours', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openAtRest(page, `${site}/register`)
  expect(await tabThroughPage(page)).toEqual([])
})

/** Scrolls through the gallery until the server has sent all of its tiles. Those that arrive behind the focus are not reached. */
async function loadAllTiles(page: Page) {
  for (let y = 0; ; y += 450) {
    await page.evaluate((y) => scrollTo(0, y), y)
    await expect.poll(() => page.evaluate(showsTiles)).toBe(true)
    if (await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1)) break
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** Runs in the page. Whether there is a tile in the part of the grid that is in the viewport, at its end. */
function showsTiles(): boolean {
  const grid = document.querySelector('[data-grid]')?.getBoundingClientRect()
  if (!grid || grid.top > innerHeight || grid.bottom < 0) return true
  const end = Math.min(grid.bottom, innerHeight)
  return [...document.querySelectorAll('[data-tile]')].some((tile) => {
    const { top, bottom } = tile.getBoundingClientRect()
    return top < end && bottom > end - 100
  })
}

/** Scrolls past carousels and frames, which mount their controls near the viewport. */
async function mountLazyControls(page: Page) {
  await page
    .locator('[data-carousel], a[data-frame], [data-share]')
    .evaluateAll(async (elements) => {
      for (const element of elements) {
        element.scrollIntoView()
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
    })
  await expect(page.locator('a[data-frame]:visible')).toHaveCount(0)
  for (const print of await page.locator('[data-share] [data-action="print"]').all())
    await expect(print).toBeVisible()
  for (const next of await page.locator('[data-carousel-next]').all())
    await expect(next).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
}
