import { expect, test, checkExample } from '../testing/example-test'

test('columns: has tiles of the same width', async ({ page }) => {
  await checkExample(page, 'columns')
  const widths = await page
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
})
