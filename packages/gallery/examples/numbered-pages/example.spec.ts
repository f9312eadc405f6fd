import { expect, test, checkExample } from '../testing/example-test'

test('numbered-pages: shows the second page and writes the address', async ({ page }) => {
  await checkExample(page, 'numbered-pages')
  const paging = page.getByRole('navigation').filter({ hasNotText: 'Examples' })
  await paging.getByRole('link', { name: /2$/ }).first().click()
  await expect(page).toHaveURL(/work\.page=2/)
  await expect(page.locator('[data-grid] > [data-tile]')).toHaveCount(8)
})
