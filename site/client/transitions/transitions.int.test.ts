import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

/** Follows the first tile's title and tells what went along: names of the parts that the browser animates. */
async function follow(page: Page): Promise<readonly string[] | null> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        document.documentElement.dataset['parts'] = [...new Set(parts)].join(' ')
      })
      if (!viewTransition) document.documentElement.dataset['parts'] = 'none'
    })
  })
  await page.goto(`${on.site.origin}/`)
  await page.locator('[data-tile]:has(img) :is(h3, h4) a').first().click()
  await page.waitForURL('**/articles/**')
  await expect.poll(() => page.locator('html').getAttribute('data-parts')).not.toBeNull()
  const parts = await page.locator('html').getAttribute('data-parts')
  return parts === 'none' ? null : (parts ?? '').split(' ')
}

test('a tile’s image goes along to its article', async () => {
  const page = await on.browser.newPage()
  expect(await follow(page)).toContain('::view-transition-group(article-image)')
})

test('nothing moves for a visitor who wants no movement', async () => {
  const page = await on.browser.newPage({ reducedMotion: 'reduce' })
  expect(await follow(page)).toBeNull()
})

test('the browser is told what it may fetch ahead: pages, no views, not the editor', async () => {
  const answer = await fetch(`${on.site.origin}/`)
  const rules = answer.headers.get('speculation-rules') ?? ''
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
