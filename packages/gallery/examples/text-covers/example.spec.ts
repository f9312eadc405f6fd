import { expect, test, walk } from '../walk'

test('text-covers', async ({ page }) => {
  await walk(page, 'text-covers')
  await expect(page.locator('[data-text-cover]')).toHaveCount(28)
})
