import { checkExample, expect, test } from '../testing/example-test'

test('react-router: its links filter, its hooks see filters, titles are its links', async ({
  page,
}) => {
  await checkExample(page, 'react-router')
  const parameters = page.getByLabel('useSearchParams')
  await page.getByRole('link', { name: 'Posters by the router' }).click()
  await expect(page.getByRole('link', { name: /^Posters, / })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('link', { name: /^Books, / }).click()
  await expect(parameters).toHaveText('work.topic=Books')
  await page.goBack()
  await expect(parameters).toHaveText('work.topic=Posters')
})
