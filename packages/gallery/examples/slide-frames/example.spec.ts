import { expect, expectNoViolations, test, checkExample } from '../testing/example-test'

test('slide-frames: shows an allowed page and fails for other hosts', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title><h1>Bergen</h1></html>',
    }),
  )
  await checkExample(page, 'slide-frames')
  await page.locator('[data-zoom]').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'Bergen' })).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'The requested content cannot be loaded. Please try again later.',
  )
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(dialog.getByRole('img')).toBeVisible()
})
