import { expect, test, walk } from '../walk'

test('plates', async ({ page }) => {
  await walk(page, 'plates')
  await expect(page.locator('[data-plate]')).toHaveCount(28)
})
