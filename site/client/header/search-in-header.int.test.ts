import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'
import { findOverflow } from '../../testing/find-overflow'
import { longIf } from '../../../scripts/test/test-tags.mjs'

const on = siteInBrowser()

const field = (page: Page) => page.locator('#site-search')
const boxOf = async (page: Page) => {
  const { width = 0, height = 0 } = (await field(page).boundingBox()) ?? {}
  return { width, height }
}

for (const javaScriptEnabled of [true, false])
  for (const width of [320, 768, 1280])
    test(
      `the search icon opens its field in place, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} script`,
      longIf(width > 320),
      async () => {
        const viewport = { width, height: 740 }
        const page = await on.browser.newPage({ viewport, javaScriptEnabled })
        await page.goto(`${on.site.origin}/about`)
        await expect.poll(() => boxOf(page)).toEqual({ width: 44, height: 44 })
        await field(page).click()
        await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThanOrEqual(280)
        await expect.poll(() => findOverflow(page)).toEqual([])
        // A click elsewhere closes it.
        await page.mouse.click(width / 2, 700)
        await expect.poll(async () => (await boxOf(page)).width).toBe(44)
        await field(page).click()
        await page.keyboard.type('salt')
        // The icon submits the query.
        const { x = 0, y = 0, width: wide = 0 } = (await field(page).boundingBox()) ?? {}
        await page.mouse.click(x + wide - 12, y + 22)
        await page.waitForURL('**/search?q=salt')
        await page.close()
      },
    )

test(
  'suggestions of the header’s search stay within a low viewport, and the keyboard reaches the last one',
  { tags: 'long' },
  async () => {
    const viewport = { width: 640, height: 340 }
    const page = await on.browser.newPage({ viewport, reducedMotion: 'reduce' })
    await page.goto(`${on.site.origin}/about`)
    await field(page).pressSequentially('t')
    await page.locator('[role="option"]').nth(7).waitFor()
    await page.keyboard.press('ArrowUp')
    const end = async () => {
      const last = await page.locator('[aria-selected="true"]').boundingBox()
      return last ? last.y + last.height : Infinity
    }
    await expect.poll(end).toBeLessThanOrEqual(340)
    await page.close()
  },
)
