import { expect, test, checkExample } from '../testing/example-test'

test('patterns: fills a rectangle with each pattern', async ({ page }) => {
  await checkExample(page, 'patterns')
  await expect(page.locator('[data-gallery]')).toHaveCount(14)
  // A pattern that fills its rectangle ends where its grid ends.
  const unfilled = await page.locator('[data-grid]').evaluateAll(
    (grids) =>
      grids.filter((grid) => {
        const bottoms = [...grid.children].map((tile) => tile.getBoundingClientRect().bottom)
        const { bottom } = grid.getBoundingClientRect()
        return Math.abs(Math.max(...bottoms) - bottom) > 1
      }).length,
  )
  expect(unfilled).toBe(0)
})
