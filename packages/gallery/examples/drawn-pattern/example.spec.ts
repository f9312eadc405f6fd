import { expect, test, walk } from '../walk'

test('a pattern of your own', async ({ page }) => {
  await walk(page, 'drawn-pattern')
  await expect(page.locator('[data-gallery]')).toHaveAttribute('data-pattern', 'hearth')
  await expect(page.locator('[data-tile]').nth(1)).toHaveAttribute('data-size', '2x2')
})
