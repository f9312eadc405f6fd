import { expect, test, walk } from '../walk'

test('dark, and a theme of your own', async ({ page }) => {
  await walk(page, 'own-theme')
  await expect(page.locator('[data-grid]')).toHaveCSS('column-gap', '24px')
  await expect(page.locator('[data-gallery] h2')).toHaveCSS('font-style', 'italic')
})
