import { expect, test, type Page } from '@playwright/test'
import { sharedProduct } from '../product/shared-product'
import { KINDS, openAtRest } from './page-kinds'
import { walkByKeys } from './walk-by-keys'

const { site } = sharedProduct()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, path] of KINDS)
  test(`by keys alone every control of ${name} is reached, in order and seen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openAtRest(page, site + path)
    await meetParts(page)
    expect(await walkByKeys(page)).toEqual([])
  })

test('by keys alone every control of a phone’s page is reached, in order and seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAtRest(page, site)
  expect(await walkByKeys(page)).toEqual([])
})

test('the focus is seen in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openAtRest(page, `${site}/register`)
  expect(await walkByKeys(page)).toEqual([])
})

test('the first key leads past the menu to the content', async ({ page }) => {
  await openAtRest(page, site)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

/** What wakes when it is near has its buttons from then on: scrolls past it once. */
async function meetParts(page: Page) {
  await page.locator('[data-carousel], a[data-frame]').evaluateAll(async (parts) => {
    for (const part of parts) {
      part.scrollIntoView()
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    }
  })
  await expect(page.locator('a[data-frame]:visible')).toHaveCount(0)
  for (const next of await page.locator('[data-carousel-next]').all())
    await expect(next).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
}
