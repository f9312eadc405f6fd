import { expect } from '@playwright/test'
import { openAdmin } from '../../../product/admin'
import { countClicks } from '../../../product/count-clicks'
import { test } from '../../../product/running/reused-product'
import { pressEnterOn } from '../../../product/tab-to'

// editors/demo-removal.spec.ts removes the whole demo by mouse.
test('by keyboard alone, the demo content is removed, after a failure too, and the rest is kept', async ({
  product: { site, cms, startOver },
}) => {
  const page = await startOver({ viewport: { width: 1280, height: 900 } })
  for (const title of ['Etching', 'Woodcut'])
    await cms.create('articles', { title, importBatch: 'demo', _status: 'published' })
  await cms.create('articles', { title: 'Own', _status: 'published' })
  const clicks = await countClicks(page)
  await openAdmin(page, `${site}/admin`)
  const open = page.getByRole('button', { name: 'Remove the demo content' })
  const dialog = page.getByRole('dialog', { name: 'Remove the demo content?' })
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true })
  await pressEnterOn(page, open)
  await expect(remove).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await page.route('**/api/demo', (route) => route.abort(), { times: 1 })
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator('h1')).toBeFocused()
  await expect(open).toHaveCount(0)
  const titles = (await cms.list('articles', {})).map(({ title }) => title)
  expect(titles).toEqual(['Own'])
  expect((await fetch(`${site}/articles/etching`)).status).toBe(404)
  expect(clicks()).toBe(0)
  await page.context().close()
})
