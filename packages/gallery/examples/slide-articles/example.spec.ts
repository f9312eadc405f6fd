import { expect, expectNoViolations, test, checkExample } from '../testing/example-test'

test('slide-articles: shows articles and moves to the next one', async ({ page }) => {
  await checkExample(page, 'slide-articles')
  await page.locator('[data-zoom]').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 1, name: 'A Year of Tides' })).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('link', { name: 'Next article: The Seventh Wave' }).click()
  await expect(dialog.getByRole('heading', { level: 1, name: 'The Seventh Wave' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})
