import { expect, test, walk } from '../walk'

test('mosaic', async ({ page }) => {
  await walk(page, 'mosaic')
  const grid = page.locator('[data-grid]')
  await expect(grid.locator('> [data-tile]')).toHaveCount(28)
  // Pattern 4: the first tile two columns and two rows, the second as wide and half as high.
  const [big, wide] = await Promise.all(
    [0, 1].map((n) => grid.locator('> [data-tile]').nth(n).boundingBox()),
  )
  expect(big?.width).toBeCloseTo(wide?.width ?? 0, 0)
  expect(big?.height).toBeGreaterThan(2 * (wide?.height ?? 0))
})
