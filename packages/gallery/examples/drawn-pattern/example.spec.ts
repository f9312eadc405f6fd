import { expect, test, checkExample } from '../testing/example-test'

test('drawn-pattern: uses a custom pattern', async ({ page }) => {
  await checkExample(page, 'drawn-pattern')
  await expect(page.locator('[data-gallery]')).toHaveAttribute('data-pattern', 'hearth')
  await expect(page.locator('[data-tile]').nth(1)).toHaveAttribute('data-size', '2x2')
})
