import { expect, test, vi } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'
import { row } from '../../testing/test-documents'

const on = siteInBrowser()

const VECTOR = '</script><script>attacked()</script><img src=x onerror=attacked()><!--<script>'

test('a browser runs nothing of what search engines and feed readers are told, and the policy has no complaint', async () => {
  await on.site.publish(
    row('site', 'site', null, { name: VECTOR, description: VECTOR, logo: null }),
    row('article', 'evil', '/articles/evil', {
      ...{ slug: 'evil', title: VECTOR, excerpt: VECTOR, author: VECTOR, date: null, cover: null },
      ...{ terms: ['t-print'], facts: [], proportions: null, body: [] },
    }),
  )
  await vi.waitFor(
    async () => expect((await fetch(`${on.site.origin}/articles/evil`)).status).toBe(200),
    { timeout: 2_000, interval: 20 },
  )
  const context = await on.browser.newContext()
  const page = await context.newPage()
  const complaints: string[] = []
  await page.exposeFunction('attacked', () => complaints.push('attacked'))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const path of ['/', '/articles/evil', '/register?register.page=2', '/search?q=salt']) {
    await page.goto(on.site.origin + path)
    const data = page.locator('script[type="application/ld+json"]')
    // The text of the data is JSON to its end: nothing of it became an element.
    for (const text of await data.allTextContents()) JSON.parse(text)
    const icons = page.locator('link[rel~="icon"], link[rel="manifest"]')
    for (const href of await icons.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    ))
      expect((await page.request.get(on.site.origin + href)).status(), href ?? '').toBe(200)
  }
  expect(complaints).toEqual([])
  // Chromium dresses XML in styles of its own, which the policy refuses with a word in the console: not about ours.
  for (const path of ['/feeds/home/rss.xml', '/feeds/home/atom.xml', '/sitemap.xml']) {
    const answer = await page.goto(on.site.origin + path)
    expect(answer?.status(), path).toBe(200)
  }
  expect(complaints).not.toContain('attacked')
  await context.close()
})
