import { checkExample, expect, test } from '../testing/example-test'

test('controlled: the page’s buttons filter, and filters change the page’s state', async ({
  page,
}) => {
  await checkExample(page, 'controlled')
  const state = page.getByLabel('State')
  await page.getByRole('button', { name: 'Only posters' }).click()
  await expect(page.getByRole('link', { name: /^Posters, / })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('link', { name: /^Books, / }).click()
  await expect(state).toHaveText('{"topic":["Books"]}')
  await page.getByRole('button', { name: 'Everything' }).click()
  await expect(state).toHaveText('{}')
})
