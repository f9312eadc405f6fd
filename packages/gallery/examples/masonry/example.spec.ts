import { expect, test, checkExample } from '../testing/example-test'

test('masonry: keeps the proportions of images', async ({ page }) => {
  await checkExample(page, 'masonry')
  const [first] = await page
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON()))
  expect(first.width / first.height).toBeCloseTo(482 / 640, 0)
})
