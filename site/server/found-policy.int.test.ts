import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSite, type RunningSite } from '../testing/running-site'
import { row } from '../testing/scratch-documents'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  site = await startSite()
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const VECTOR = '</script><script>attacked()</script><img src=x onerror=attacked()><!--<script>'

test('a browser runs nothing of what search engines and feed readers are told, and the policy has no complaint', async () => {
  await site.publish(
    row('site', 'site', null, { name: VECTOR, description: VECTOR, logo: null }),
    row('article', 'evil', '/articles/evil', {
      ...{ slug: 'evil', title: VECTOR, excerpt: VECTOR, author: VECTOR, date: null, cover: null },
      ...{ terms: ['t-print'], facts: [], proportions: null, body: [] },
    }),
  )
  await vi.waitFor(
    async () => expect((await fetch(`${site.origin}/articles/evil`)).status).toBe(200),
    { timeout: 2_000, interval: 20 },
  )
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints: string[] = []
  await page.exposeFunction('attacked', () => complaints.push('attacked'))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const path of ['/', '/articles/evil', '/register?register.page=2', '/search?q=salt']) {
    await page.goto(site.origin + path)
    const data = page.locator('script[type="application/ld+json"]')
    // The text of the data is JSON to its end: nothing of it became an element.
    for (const text of await data.allTextContents()) JSON.parse(text)
    const icons = page.locator('link[rel~="icon"], link[rel="manifest"]')
    for (const href of await icons.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    ))
      expect((await page.request.get(site.origin + href)).status(), href ?? '').toBe(200)
  }
  expect(complaints).toEqual([])
  // Chromium dresses XML in styles of its own, which the policy refuses with a word in the console: not about ours.
  for (const path of ['/feeds/home/rss.xml', '/feeds/home/atom.xml', '/sitemap.xml']) {
    const answer = await page.goto(site.origin + path)
    expect(answer?.status(), path).toBe(200)
  }
  expect(complaints).not.toContain('attacked')
  await context.close()
})
