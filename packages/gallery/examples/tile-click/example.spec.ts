import { expect, expectNoViolations, test, walk } from '../walk'

test('tile click', async ({ page }) => {
  await walk(page, 'tile-click')
  const pictureIn = (gallery: string) => page.locator(`[data-gallery=${gallery}] picture`).first()
  await pictureIn('nothing').click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/tile-click\/$/)
  await pictureIn('lightbox').click({ position: { x: 40, y: 40 }, force: true })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const title = page.locator('[data-gallery=lightbox] h3 > a').first()
  await expect(title).toHaveAttribute('href', /^\/articles\//)
})
