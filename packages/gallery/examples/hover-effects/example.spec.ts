import { expect, test, walk } from '../walk'

test('hover effects', async ({ page }) => {
  await walk(page, 'hover-effects')
  for (const effect of ['fade', 'flip', 'slide-left', 'zoom']) {
    await expect(page.locator(`[data-gallery=${effect}] [data-grid]`)).toHaveAttribute(
      'data-hover',
      effect,
    )
  }
  // What hover shows, focus shows.
  await page.locator('[data-gallery=fade] [data-tile] a').first().focus()
  await expect(page.locator('[data-gallery=fade] [data-hover-box]').first()).toHaveCSS(
    'opacity',
    '1',
  )
})
