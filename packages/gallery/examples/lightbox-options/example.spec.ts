import { expect, expectNoViolations, test, checkExample } from '../testing/example-test'

test('lightbox-options: offers a download, and no captions, share button or autoplay under reduced motion', async ({
  page,
}) => {
  await checkExample(page, 'lightbox-options')
  await page.locator('[data-zoom]').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /\.webp$/)
  await expect(dialog.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(dialog.locator('figcaption > span').first()).toBeHidden()
  // No autoplay, because the example tests use reduced motion.
  await expect(dialog.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  await expectNoViolations(page)
})
