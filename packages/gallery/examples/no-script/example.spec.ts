import { expect, test, checkExample } from '../testing/example-test'

test('no-script: filters without script', async ({ page }) => {
  await checkExample(page, 'no-script')
  await page.getByRole('link', { name: /^Posters,/ }).click()
  await expect(page).toHaveURL(/\?work\.topic=poster/)
  await expect(page.getByRole('link', { name: /^Posters,/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(await page.locator('script[src*="page"]').count()).toBe(0)
})
