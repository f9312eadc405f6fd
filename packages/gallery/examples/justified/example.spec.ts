import { expect, test, checkExample } from '../testing/example-test'

test('justified: has rows of equal height', async ({ page }) => {
  await checkExample(page, 'justified')
  // Every tile of the first row is as high as the first.
  const boxes = await page
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON()))
  const row = boxes.filter(({ top }) => Math.abs(top - boxes[0].top) < 1)
  expect(row.length).toBeGreaterThan(1)
  for (const { height } of row) expect(height).toBeCloseTo(boxes[0].height, 0)
})
