import { expect, test, checkExample } from '../testing/example-test'

test('list: has one tile per row', async ({ page }) => {
  await checkExample(page, 'list')
  const tops = await page
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(8)
})
