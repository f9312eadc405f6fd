import { expect, test, checkExample } from '../testing/example-test'

test('server-rendered: sends the filtered page and hydrates it', async ({ page }) => {
  await checkExample(page, 'server-rendered')
  await page.goto('/server-rendered/?work.topic=poster')
  const sent = await (await page.request.get('/server-rendered/?work.topic=poster')).text()
  expect(sent.match(/data-tile=/g)).toHaveLength(await page.locator('[data-tile]').count())
  await page.getByRole('link', { name: /^Books,/ }).click()
  await expect(page).toHaveURL(/work\.topic=book/)
})
