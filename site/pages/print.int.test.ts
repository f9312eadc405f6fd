import { expect, test } from 'vitest'
import { siteInBrowser } from '../testing/site-in-browser'

const on = siteInBrowser()

test('on paper there are words and pictures, in ink, and no controls', async () => {
  const page = await on.browser.newPage({ colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${on.site.origin}/articles/rain-on-the-harbour`)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  for (const hidden of ['.site-menu', '.search-box', '.related'])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
  const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
  expect(ink).toBe('oklch(0.21 0.01 60)')
  await page.goto(on.site.origin)
  expect(await page.locator('[data-filters]').first().isVisible()).toBe(false)
  expect(await page.locator('[data-tile]').first().isVisible()).toBe(true)
})

test('on paper a high picture is shrunk to a part of the sheet and keeps its shape', async () => {
  const page = await on.browser.newPage()
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${on.site.origin}/articles/rain-on-the-harbour`)
  const cover = page.locator('.article-cover img')
  const { width, height } = await cover.evaluate((image) => image.getBoundingClientRect().toJSON())
  expect(height).toBeLessThanOrEqual((12 / 2.54) * 96 + 0.5) // 12 cm
  expect(width / height).toBeCloseTo(1200 / 1600, 2)
})
