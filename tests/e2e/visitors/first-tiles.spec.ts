import { expect, test } from '@playwright/test'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()

for (const { width, height, y } of [
  { width: 1280, height: 900, y: 420 },
  { width: 390, height: 844, y: 440 },
]) {
  const tag = width === 1280 ? [] : '@long'
  test(
    `the mosaic of the front page begins in the upper half at ${width} x ${height}`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(site)
      await page.evaluate(() => document.fonts.ready)
      const top = async () =>
        (await page.locator('[data-gallery="work"] [data-grid]').boundingBox())?.y
      await expect.poll(top).toBeLessThanOrEqual(y)
    },
  )
}
