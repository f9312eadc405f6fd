import { expect, expectNoViolations, test, checkExample } from '../testing/example-test'

test('tile-click: does nothing, or opens the lightbox', async ({ page }) => {
  await checkExample(page, 'tile-click')
  const tileIn = (gallery: string) => page.locator(`[data-gallery=${gallery}] [data-tile]`).first()
  await tileIn('nothing').click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/tile-click\/$/)
  await tileIn('lightbox').click({ position: { x: 40, y: 40 } })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const title = page.locator('[data-gallery=lightbox] h3 > a').first()
  await expect(title).toHaveAttribute('href', /^\/articles\//)
})
