import { expect, test, walk } from '../walk'

test('fourteen patterns', async ({ page }) => {
  await walk(page, 'patterns')
  await expect(page.locator('[data-gallery]')).toHaveCount(14)
  // Each is a full rectangle: its tiles cover the grid but for the gaps.
  const holes = await page.locator('[data-grid]').evaluateAll(
    (grids) =>
      grids.filter((grid) => {
        const bottoms = [...grid.children].map((tile) => tile.getBoundingClientRect().bottom)
        const { bottom } = grid.getBoundingClientRect()
        return Math.abs(Math.max(...bottoms) - bottom) > 1
      }).length,
  )
  expect(holes).toBe(0)
})
