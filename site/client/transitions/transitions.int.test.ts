import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

/** Follows the link of a page's first tile with an image. Returns the pseudo-elements that the browser animates, if any. */
async function follow(page: Page, path = '/'): Promise<readonly string[] | null> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        document.documentElement.dataset['animated'] = [...new Set(names)].join(' ')
      })
      if (!viewTransition) document.documentElement.dataset['animated'] = 'none'
    })
  })
  await page.goto(on.site.origin + path)
  const link = page.locator('[data-tile]:has(img) :is(h3, h4) a').first()
  const target = await link.getAttribute('href')
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await page.waitForURL(`**${target}`)
  await expect.poll(() => page.locator('html').getAttribute('data-animated')).not.toBeNull()
  const animated = await page.locator('html').getAttribute('data-animated')
  return animated === 'none' ? null : (animated ?? '').split(' ')
}

test('animates a tile’s image into its article', async () => {
  const page = await on.browser.newPage()
  expect(await follow(page)).toContain('::view-transition-group(article-image)')
})

test('animates a related article’s image into it, and back', { tags: 'long' }, async () => {
  const page = await on.browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const article = '/articles/the-seventh-wave'
  expect(await follow(page, article)).toContain('::view-transition-group(article-image)')
  await page.goBack()
  await page.waitForURL(`**${article}`)
  // Images outside of the viewport are not animated, but the page is.
  await expect
    .poll(async () => (await page.locator('html').getAttribute('data-animated')) ?? '')
    .toContain('::view-transition-group(root)')
  expect(errors).toEqual([])
})

test('animates nothing with reduced motion', { tags: 'long' }, async () => {
  const page = await on.browser.newPage({ reducedMotion: 'reduce' })
  expect(await follow(page)).toBeNull()
})

test('speculation rules let the browser prefetch pages, but no filtered views and no admin', async () => {
  const response = await fetch(`${on.site.origin}/`)
  const rules = response.headers.get('speculation-rules') ?? ''
  expect(rules).toBe('"/speculation-rules.json"')
  const file = await fetch(on.site.origin + rules.slice(1, -1))
  expect(file.headers.get('content-type')).toBe('application/speculationrules+json')
  const page = await on.browser.newPage()
  const devtools = await page.context().newCDPSession(page)
  const fetched: string[] = []
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
  })
  await devtools.send('Preload.enable')
  await page.goto(`${on.site.origin}/`)
  await page.locator('[data-option="print"]').first().hover()
  const title = page.locator('[data-tile] :is(h3, h4) a').first()
  await title.hover()
  await expect.poll(() => fetched).toEqual([await title.getAttribute('href')])
})
