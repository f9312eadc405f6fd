import { checkExample, expect, test } from '../testing/example-test'

test('memory-location: starts filtered, and changes its own query string only', async ({
  page,
}) => {
  await checkExample(page, 'memory-location')
  await page.getByRole('link', { name: /^Books, / }).click()
  await expect(page.getByLabel('Query string')).toHaveText('?work.topic=Books')
  expect(new URL(page.url()).search).toBe('')
})
