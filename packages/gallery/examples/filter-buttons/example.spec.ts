import { expect, test, walk } from '../walk'

test('filter buttons', async ({ page }) => {
  await walk(page, 'filter-buttons')
  await page.getByRole('link', { name: /^Posters,/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Posters,/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page).toHaveURL(/\?work\.topic=poster$/)
})
