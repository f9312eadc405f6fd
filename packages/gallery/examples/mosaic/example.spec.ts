import { expect, test, checkExample } from '../testing/example-test'

test('mosaic: arranges tiles by the pattern', async ({ page }) => {
  await checkExample(page, 'mosaic')
  const grid = page.locator('[data-grid]')
  await expect(grid.locator('> [data-tile]')).toHaveCount(28)
  // Pattern 4: the first tile has 2 x 2 cells, the second 2 x 1.
  const [big, wide] = await Promise.all(
    [0, 1].map((index) => grid.locator('> [data-tile]').nth(index).boundingBox()),
  )
  expect(big?.width).toBeCloseTo(wide?.width ?? 0, 0)
  expect(big?.height).toBeGreaterThan(2 * (wide?.height ?? 0))
})
