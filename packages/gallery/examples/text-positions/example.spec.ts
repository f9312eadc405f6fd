import { expect, test, walk } from '../walk'

test('text positions', async ({ page }) => {
  await walk(page, 'text-positions')
  await expect(page.locator('[data-gallery]')).toHaveCount(5)
  const box = page.locator('[data-gallery=top] [data-hover-box]').first()
  await page.locator('[data-gallery=top] [data-tile] a').first().focus()
  await expect(box).toBeVisible()
})
