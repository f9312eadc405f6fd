import { expect, expectNoViolations, test, walk } from '../walk'

test('lightbox options', async ({ page }) => {
  await walk(page, 'lightbox-options')
  await page.locator('[data-zoom]').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /\.webp$/)
  await expect(dialog.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(dialog.locator('figcaption > span').first()).toBeHidden()
  // These walks prefer reduced motion: nothing begins by itself.
  await expect(dialog.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  await expectNoViolations(page)
})
