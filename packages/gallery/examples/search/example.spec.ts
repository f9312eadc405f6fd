import { expect, test, walk } from '../walk'

test('search', async ({ page }) => {
  await walk(page, 'search')
  await page.getByRole('searchbox').fill('tide')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/work\.q=tide/)
  await expect.poll(() => page.locator('[data-grid] > [data-tile]').count()).toBeLessThan(28)
})
