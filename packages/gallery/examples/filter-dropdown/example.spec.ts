import { expect, test, checkExample } from '../testing/example-test'

test('filter-dropdown: closes the dropdown after an option is selected', async ({ page }) => {
  await checkExample(page, 'filter-dropdown')
  await page.getByRole('button', { name: 'Year: All' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^2024,/ }).click()
  await expect(page.getByRole('button', { name: 'Year: 2024' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})
