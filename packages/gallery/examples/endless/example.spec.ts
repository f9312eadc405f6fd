import { expect, test, checkExample } from '../testing/example-test'

test('endless: keeps only nearby tiles in the DOM and reserves the full height', async ({
  page,
}) => {
  await checkExample(page, 'endless')
  const tiles = page.locator('[data-grid] [data-tile]')
  expect(await tiles.count()).toBeLessThan(200)
  const height = await page
    .locator('[data-grid]')
    .evaluate((grid) => grid.getBoundingClientRect().height)
  expect(height).toBeGreaterThan(500_000)
})
