import { expect, test, walk } from '../walk'

test('no script', async ({ page }) => {
  await walk(page, 'no-script')
  await page.getByRole('link', { name: /^Posters,/ }).click()
  await expect(page).toHaveURL(/\?work\.topic=poster/)
  await expect(page.getByRole('link', { name: /^Posters,/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(await page.locator('script[src*="page"]').count()).toBe(0)
})
