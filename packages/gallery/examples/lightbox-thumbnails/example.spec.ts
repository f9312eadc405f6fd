import { expect, expectNoViolations, test, checkExample } from '../testing/example-test'

test('lightbox-thumbnails: reaches slides beyond the loaded tiles and focuses the tile on close', async ({
  page,
}) => {
  await checkExample(page, 'lightbox-thumbnails')
  await page.locator('[data-zoom]').first().focus()
  await page.keyboard.press('Enter')
  const strip = page.getByRole('navigation', { name: 'All slides' })
  await expect(strip.locator('[aria-current]')).toHaveAccessibleName(/^1: /)
  await expectNoViolations(page)
  // A tile that is not on the page yet.
  await strip.getByRole('button', { name: /^12: / }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('12 of 28')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-tile]')).toHaveCount(16)
  await expect(page.locator('[data-tile]').nth(11).locator('[data-zoom]')).toBeFocused()
})
