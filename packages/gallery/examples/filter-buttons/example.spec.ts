import { expect, test, checkExample } from '../testing/example-test'

test('filter-buttons: filters with the keyboard and writes the address', async ({ page }) => {
  await checkExample(page, 'filter-buttons')
  await page.getByRole('link', { name: /^Posters,/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Posters,/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page).toHaveURL(/\?work\.topic=poster$/)
})
