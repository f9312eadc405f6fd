import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

const GALLERY = '[data-gallery="work"]'

/** Loads more tiles, whose link is gone then, before the effects are loaded. */
async function loadMoreBeforeEffects(walk: (page: Page, loadEffects: () => void) => Promise<void>) {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  const prepare = (page: Page) =>
    page.route(/\/assets\/DeferredEffects-[\w-]+\.js$/, async (route) => {
      await released
      await route.continue()
    })
  await on.visit('/', { prepare }, async (page) => {
    await page.locator('[data-gallery-file][data-hydrated]').last().waitFor()
    const link = page.locator(`${GALLERY} [data-paging] > a`)
    await link.click()
    await link.waitFor({ state: 'detached' })
    await walk(page, release)
  })
}

test('"Load more" moves the focus when the effects are loaded', async () => {
  await loadMoreBeforeEffects(async (page, loadEffects) => {
    loadEffects()
    await page
      .locator(`${GALLERY} [data-tile]:nth-child(25) a:focus`)
      .waitFor({ state: 'attached' })
  })
})

test('"Load more" leaves the focus where the visitor has put it meanwhile', async () => {
  await loadMoreBeforeEffects(async (page, loadEffects) => {
    await page.locator('.site-name').focus()
    // The effects request it when they have run.
    const afterEffects = page.waitForResponse(/\/assets\/gallery-patch-/)
    loadEffects()
    await afterEffects
    expect(await page.locator('.site-name:focus').count()).toBe(1)
  })
})
