import { expect, test, walk } from '../walk'

test('masonry', async ({ page }) => {
  await walk(page, 'masonry')
  const [first] = await page
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON()))
  expect(first.width / first.height).toBeCloseTo(482 / 640, 0)
})
