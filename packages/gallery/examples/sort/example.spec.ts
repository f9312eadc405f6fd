import { expect, test, checkExample } from '../testing/example-test'

test('sort: sorts by title', async ({ page }) => {
  await checkExample(page, 'sort')
  await page.goto('/sort/?work.sort=title')
  const titles = await page.locator('[data-grid] [data-tile] :is(h3, h4)').allTextContents()
  expect(titles).toHaveLength(28)
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare))
})
