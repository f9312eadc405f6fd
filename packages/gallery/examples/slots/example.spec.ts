import { checkExample, expect, expectNoViolations, test } from '../testing/example-test'

test('slots: filters, caption and the message without results are the page’s own', async ({
  page,
}) => {
  await checkExample(page, 'slots')
  await expect(page.locator('details [data-filters]')).toBeVisible()
  await page.getByRole('link', { name: 'Enlarge: The Seventh Wave' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('data-status', 'open')
  await expect(dialog.locator('figcaption em')).toHaveText('2024')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('nothing like this')
  await expect(page.getByText('The drawer is empty.', { exact: true })).toBeVisible()
})
