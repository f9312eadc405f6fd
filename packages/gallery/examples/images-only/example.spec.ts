import { expect, expectNoViolations, test } from '../testing/example-test'

test('images-only: a mosaic with a lightbox, whose state is not in the URL', async ({ page }) => {
  await page.goto('/images-only/')
  await expect(page.locator('[data-tile]')).toHaveCount(28)
  await expectNoViolations(page)
  const zoom = page.getByRole('link', { name: /^Enlarge: / }).first()
  await zoom.focus()
  await zoom.press('Enter')
  await expect(page.getByRole('dialog')).toHaveAttribute('data-status', 'open')
  expect(new URL(page.url()).search).toBe('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(zoom).toBeFocused()
})
