import { checkExample, expect, test } from '../testing/example-test'

test('own-components: filters in an aside filter the tiles', async ({ page }) => {
  await checkExample(page, 'own-components')
  await page
    .locator('aside')
    .getByRole('link', { name: /^Posters,/ })
    .click()
  await expect(page).toHaveURL(/work\.topic=Posters/)
  await page
    .getByRole('link', { name: /^Enlarge: / })
    .first()
    .press('Enter')
  await expect(page.getByRole('dialog')).toHaveAttribute('data-status', 'open')
})
