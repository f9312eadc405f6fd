import { expect, test, checkExample } from '../testing/example-test'

test('load-more: adds eight tiles and focuses the first of them', async ({ page }) => {
  await checkExample(page, 'load-more')
  const tiles = page.locator('[data-grid] > [data-tile]')
  await expect(tiles).toHaveCount(8)
  await page.getByRole('link', { name: 'Load more' }).focus()
  await page.keyboard.press('Enter')
  await expect(tiles).toHaveCount(16)
  await expect(tiles.nth(8).getByRole('link').first()).toBeFocused()
})
