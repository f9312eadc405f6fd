import { checkExample, expect, test } from '../testing/example-test'

test('period: a handle filters by years', async ({ page }) => {
  await checkExample(page, 'period')
  const all = await page.locator('[data-grid] > [data-tile]').count()
  await page.getByRole('button', { name: /^Year: / }).click()
  const handle = page.getByRole('slider').first()
  await handle.focus()
  for (let step = 0; step < 6; step++) await handle.press('ArrowRight')
  await expect(page).toHaveURL(/\?work\.year=/)
  await expect.poll(() => page.locator('[data-grid] > [data-tile]').count()).toBeLessThan(all)
})
