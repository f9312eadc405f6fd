import { expect, test, checkExample } from '../testing/example-test'

test('text-positions: has a gallery for each position', async ({ page }) => {
  await checkExample(page, 'text-positions')
  await expect(page.locator('[data-gallery]')).toHaveCount(5)
  const box = page.locator('[data-gallery=top] [data-hover-box]').first()
  await page.locator('[data-gallery=top] [data-tile] a').first().focus()
  await expect(box).toBeVisible()
})
