/** @module-tag long */
import { test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'
import { withoutFile } from '../../testing/without-file'

const on = siteInBrowser({ languages: ['en', 'ar'] })
const without = withoutFile(on)

test('without the messages of the language, filters of a gallery are answered by the server', async () => {
  const visit = { path: '/ar', reportedAs: 'ar' }
  await without('ar', visit, async (page, failure) => {
    const gallery = page.locator('[data-gallery]').first()
    await gallery.hover()
    await failure()
    const option = gallery.locator('[data-filters] a[data-option]:not([data-option=""])').first()
    const href = (await option.getAttribute('href')) ?? ''
    await option.click()
    await page.waitForURL((url) => url.href.endsWith(href))
    await gallery.locator('[data-active-filters] a').first().waitFor()
  })
})
