import { checkExample, expect, test } from '../testing/example-test'

test('own-markup: tiles are rendered by the page, and filters are made of terms', async ({
  page,
}) => {
  await checkExample(page, 'own-markup')
  await expect(page.locator('[data-tile] .tile-label')).toHaveCount(28)
  await page.getByRole('link', { name: /^poster, / }).click()
  await expect(page).toHaveURL(/work\.topic=poster/)
})
