import { expect, test, walk } from '../walk'

test('columns', async ({ page }) => {
  await walk(page, 'columns')
  const widths = await page
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
})
