import { expect, test, checkExample } from '../testing/example-test'

test('own-theme: applies properties and plain rules', async ({ page }) => {
  await checkExample(page, 'own-theme')
  await expect(page.locator('[data-grid]')).toHaveCSS('column-gap', '24px')
  await expect(page.locator('[data-gallery] h2')).toHaveCSS('font-style', 'italic')
})
