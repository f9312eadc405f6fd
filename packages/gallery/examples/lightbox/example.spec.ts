import { expect, expectNoViolations, test, walk } from '../walk'

test('lightbox', async ({ page }) => {
  await walk(page, 'lightbox')
  await page
    .getByRole('link', { name: /^Enlarge:/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('2 of 28')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
