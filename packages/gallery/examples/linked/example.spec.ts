import { test as offline } from '@playwright/test'
import { expect, expectNoViolations, test } from '../testing/example-test'

test('linked: opens links as slides and closes with Back', async ({ page }) => {
  await page.goto('/linked/')
  const link = page.getByRole('link', { name: 'The Seventh Wave' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'The Seventh Wave' })).toBeVisible()
  await expectNoViolations(page)
  for (const title of ['the sizes', 'by day', 'by night']) {
    await page.keyboard.press('ArrowRight')
    await expect(dialog).toHaveAccessibleName(title)
    await expect(dialog.locator('[data-slide][data-status="shown"]')).toBeVisible()
    await expectNoViolations(page)
  }
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'by night' })).toBeFocused()
})

// The base test, because the browser logs an error for each request without a network.
offline(
  'linked: shows a page as failed without a network, and loads it with one',
  async ({ page, context }) => {
    await page.goto('/linked/')
    await page.getByRole('link', { name: 'the sizes' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('cell', { name: 'Small' })).toBeVisible()
    await context.setOffline(true)
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('alert')).toHaveText(
      'The requested content cannot be loaded. Please try again later.',
    )
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('cell', { name: 'Small' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('heading', { name: 'The Seventh Wave' })).toBeVisible()
  },
)
