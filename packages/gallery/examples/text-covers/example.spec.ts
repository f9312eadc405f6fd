import { expect, test, checkExample } from '../testing/example-test'

test('text-covers: has a text cover on each tile', async ({ page }) => {
  await checkExample(page, 'text-covers')
  await expect(page.locator('[data-text-cover]')).toHaveCount(28)
})
