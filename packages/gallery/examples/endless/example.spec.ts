import { expect, test, walk } from '../walk'

test('endless', async ({ page }) => {
  await walk(page, 'endless')
  const tiles = page.locator('[data-grid] [data-tile]')
  expect(await tiles.count()).toBeLessThan(200)
  const height = await page
    .locator('[data-grid]')
    .evaluate((grid) => grid.getBoundingClientRect().height)
  expect(height).toBeGreaterThan(500_000)
})
