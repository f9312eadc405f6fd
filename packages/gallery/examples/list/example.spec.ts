import { expect, test, walk } from '../walk'

test('list', async ({ page }) => {
  await walk(page, 'list')
  const tops = await page
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(8)
})
