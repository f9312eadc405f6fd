import { expect, test, checkExample } from '../testing/example-test'

test('own-labels: has the texts of its labels', async ({ page }) => {
  await checkExample(page, 'own-labels')
  await page.getByRole('link', { name: /^Plakate, \d+ Werke$/ }).click()
  await expect(page.getByRole('status')).toHaveText(/^\d von 28 Werke$/)
})
