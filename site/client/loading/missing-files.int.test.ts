import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

test.each([
  ['DeferredEffects', 'does not come'],
  ['DeferredEffects', 'throws'],
  ['lightbox', 'does not come'],
  ['lightbox', 'throws'],
  ['LightboxTools', 'does not come'],
  ['LightboxTools', 'throws'],
  ['lazy-components', 'does not come'],
  ['lazy-components', 'throws'],
])('%s that %s is named in the console, and the page goes on', async (file, fault) => {
  const page = await (await on.browser.newContext()).newPage()
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
  await page.route(new RegExp(`/assets/${file}-[\\w-]+\\.js$`), (route) =>
    fault === 'throws'
      ? route.fulfill({ contentType: 'text/javascript', body: "throw new Error('not today')" })
      : route.abort(),
  )
  await page.goto(on.site.origin)
  await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
  const gallery = page.locator('[data-gallery="work"]')
  await gallery.locator('[data-zoom]').first().hover()
  const told = () => said.filter((line) => line.startsWith(`${file} `))
  if (file === 'LightboxTools') await gallery.locator('[data-zoom]').first().click()
  await expect.poll(() => told().length).toBeGreaterThan(0)
  expect(told()[0]).toContain(fault === 'throws' ? 'not today' : 'fetch')
  expect(said.filter((line) => line.startsWith('uncaught'))).toEqual([])
  if (file === 'LightboxTools') await page.getByRole('button', { name: 'Close' }).click()
  await gallery.locator('[data-option="print"]').click()
  await page.waitForURL('**/?work.topic=print')
})
