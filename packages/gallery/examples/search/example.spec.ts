import { expect, test, checkExample } from '../testing/example-test'

test('search: filters by text and writes the address', async ({ page }) => {
  await checkExample(page, 'search')
  await page.getByRole('searchbox').fill('tide')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/work\.q=tide/)
  await expect.poll(() => page.locator('[data-grid] > [data-tile]').count()).toBeLessThan(28)
})
