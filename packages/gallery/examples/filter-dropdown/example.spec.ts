import { expect, test, walk } from '../walk'

test('filter dropdowns', async ({ page }) => {
  await walk(page, 'filter-dropdown')
  await page.getByRole('button', { name: 'Year: All' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^2024,/ }).click()
  await expect(page.getByRole('button', { name: 'Year: 2024' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})
