import { expect, expectNoViolations, test, checkExample } from '../testing/example-test'

test('lightbox: opens, moves and closes with the keyboard', async ({ page }) => {
  await checkExample(page, 'lightbox')
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
