import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

const GALLERY = '[data-gallery="work"]'

test('"Load more" moves the focus, also when its link is gone before the effects are loaded', async () => {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  const prepare = (page: Page) =>
    page.route(/\/assets\/DeferredEffects-[\w-]+\.js$/, async (route) => {
      await released
      await route.continue()
    })
  await on.visit('/', { prepare }, async (page) => {
    await page.locator('[data-gallery-file][data-hydrated]').last().waitFor()
    const tiles = page.locator(`${GALLERY} [data-tile]`)
    const before = await tiles.count()
    const link = page.locator(`${GALLERY} [data-paging] > a`)
    await link.click()
    await expect.poll(() => tiles.count()).toBeGreaterThan(before)
    expect(await link.count()).toBe(0)
    release()
    await tiles.nth(before).locator('a:focus').waitFor({ state: 'attached' })
  })
})
