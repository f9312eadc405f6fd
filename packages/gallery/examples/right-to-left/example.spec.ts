import { expect, test, checkExample } from '../testing/example-test'

test('right-to-left: starts on the right', async ({ page }) => {
  await checkExample(page, 'right-to-left')
  const [grid, first] = await Promise.all([
    page.locator('[data-grid]').boundingBox(),
    page.locator('[data-tile]').first().boundingBox(),
  ])
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo((grid?.x ?? 0) + (grid?.width ?? 0), 0)
})
