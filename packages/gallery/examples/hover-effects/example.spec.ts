import { expect, test, checkExample } from '../testing/example-test'

test('hover-effects: has its effect on each gallery and shows text on focus', async ({ page }) => {
  await checkExample(page, 'hover-effects')
  for (const effect of ['fade', 'flip', 'slide-left', 'zoom']) {
    await expect(page.locator(`[data-gallery=${effect}] [data-grid]`)).toHaveAttribute(
      'data-hover',
      effect,
    )
  }
  await page.locator('[data-gallery=fade] [data-tile] a').first().focus()
  await expect(page.locator('[data-gallery=fade] [data-hover-box]').first()).toHaveCSS(
    'opacity',
    '1',
  )
})
