import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'
import { row } from '../../testing/documents/test-documents'

const on = siteInBrowser()

const VECTOR = '</script><script>attacked()</script><img src=x onerror=attacked()><!--<script>'

test('runs no script from titles and descriptions, and violates no policy', async () => {
  await on.site.publish(
    row('site', 'site', null, { name: VECTOR, description: VECTOR, logo: null }),
    row('article', 'evil', '/articles/evil', {
      ...{ slug: 'evil', title: VECTOR, excerpt: VECTOR, author: VECTOR, date: null, cover: null },
      ...{ terms: ['t-print'], facts: [], proportions: null, body: [] },
    }),
  )
  expect((await fetch(`${on.site.origin}/articles/evil`)).status).toBe(200)
  const context = await on.browser.newContext()
  const page = await context.newPage()
  const problems: string[] = []
  await page.exposeFunction('attacked', () => problems.push('attacked'))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  for (const path of ['/', '/articles/evil', '/register?register.page=2', '/search?q=salt']) {
    await page.goto(on.site.origin + path)
    const data = page.locator('script[type="application/ld+json"]')
    // If a title closed the element, the rest would not be JSON.
    for (const text of await data.allTextContents()) JSON.parse(text)
    const icons = page.locator('link[rel~="icon"], link[rel="manifest"]')
    for (const href of await icons.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    ))
      expect((await page.request.get(on.site.origin + href)).status(), href ?? '').toBe(200)
  }
  expect(problems).toEqual([])
  // Chromium adds its own styles to XML. The policy blocks them, which it reports in the console.
  for (const path of ['/feeds/home/rss.xml', '/feeds/home/atom.xml', '/sitemap.xml']) {
    const response = await page.goto(on.site.origin + path)
    expect(response?.status(), path).toBe(200)
  }
  expect(problems).not.toContain('attacked')
  await context.close()
})
