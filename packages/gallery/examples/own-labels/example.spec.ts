import { expect, test, walk } from '../walk'

test('another language', async ({ page }) => {
  await walk(page, 'own-labels')
  await page.getByRole('link', { name: /^Plakate, \d+ Werke$/ }).click()
  await expect(page.getByRole('status')).toHaveText(/^\d von 28 Werke$/)
})
