/** @module-tag long */
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

test.each([
  ['DeferredEffects', 'cannot be loaded'],
  ['DeferredEffects', 'throws'],
  ['lightbox', 'cannot be loaded'],
  ['lightbox', 'throws'],
  ['LightboxTools', 'cannot be loaded'],
  ['LightboxTools', 'throws'],
  ['lazy-components', 'cannot be loaded'],
  ['lazy-components', 'throws'],
])(
  'a file %s that %s is named in the console, and the gallery still works',
  async (file, fault) => {
    const page = await (await on.browser.newContext()).newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
    await page.route(new RegExp(`/assets/${file}-[\\w-]+\\.js$`), (route) =>
      fault === 'throws'
        ? route.fulfill({ contentType: 'text/javascript', body: "throw new Error('not today')" })
        : route.abort(),
    )
    await page.goto(on.site.origin)
    await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
    const gallery = page.locator('[data-gallery="work"]')
    await gallery.locator('[data-zoom]').first().hover()
    const errorsOfFile = () => errors.filter((line) => line.endsWith(`(${file})`))
    if (file === 'LightboxTools') await gallery.locator('[data-zoom]').first().click()
    await expect.poll(() => errorsOfFile().length).toBeGreaterThan(0)
    expect(errorsOfFile()[0]).toContain(fault === 'throws' ? 'not today' : 'fetch')
    expect(errors.filter((line) => line.startsWith('uncaught'))).toEqual([])
    if (file === 'LightboxTools') await page.getByRole('button', { name: 'Close' }).click()
    await gallery.locator('[data-option="print"]').click()
    await page.waitForURL('**/?work.topic=print')
  },
)

test('a zoom link is followed when the lightbox cannot be loaded, and Back leads to the gallery', async () => {
  const page = await (await on.browser.newContext()).newPage()
  await page.route(/\/assets\/lightbox-[\w-]+\.js$/, (route) => route.abort())
  await page.goto(on.site.origin)
  await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
  const gallery = page.locator('[data-gallery="work"]')
  await gallery.locator('[data-option="print"]').click()
  await page.waitForURL('**/?work.topic=print')
  const tile = gallery.locator('[data-tile="the-seventh-wave"]')
  await tile.hover()
  await tile.locator('[data-zoom]').click()
  // The server renders the dialog.
  const dialog = page.locator('dialog[data-lightbox][open]')
  await dialog.waitFor()
  expect(new URL(page.url()).search).toBe('?work.topic=print&work.view=the-seventh-wave')
  expect(await page.title()).toContain('The Seventh Wave')
  await dialog.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL((url) => !url.search.includes('the-seventh-wave'))
  await dialog.getByRole('link', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goBack()
  await dialog.waitFor()
  await page.goBack()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('?work.topic=print')
  await expect.poll(() => gallery.getByRole('status').textContent()).toBe('8 of 40 articles')
  await expect.poll(() => page.locator('.site-header').isVisible()).toBe(true)
  await page.context().close()
})
