import { expect, test, checkExample } from '../testing/example-test'

test('several-values: combines options of one group', async ({ page }) => {
  await checkExample(page, 'several-values')
  const tiles = page.locator('[data-grid] > [data-tile]')
  const all = await tiles.count()
  await page.getByRole('link', { name: /^Posters,/ }).click()
  await expect.poll(() => tiles.count()).toBeLessThan(all)
  const posters = await tiles.count()
  await page.getByRole('link', { name: /^Books,/ }).click()
  await expect(page).toHaveURL(/work\.topic=(poster(,|%2C)book|book(,|%2C)poster)/)
  await expect.poll(() => tiles.count()).toBeGreaterThan(posters)
})
