import { expect, expectNoViolations, test, walk } from '../walk'

test('slide-articles', async ({ page }) => {
  await walk(page, 'slide-articles')
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
