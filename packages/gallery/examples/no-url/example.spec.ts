import { checkExample, expect, test } from '../testing/example-test'

test('no-url: a filter leaves the address and the history as they are', async ({ page }) => {
  await checkExample(page, 'no-url')
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: /^Posters, / }).click()
  await expect(page.getByRole('link', { name: /^Posters, / })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})
