import { expect, test } from '@playwright/test'
import { KINDS, PAGE_KINDS } from './audits/page-kinds'
import { GalleryOnPage } from './product/gallery-page'
import { sharedProduct } from './product/shared-product'

const { site } = sharedProduct()
/** The browser itself logs that it is not there. */
const LOST = PAGE_KINDS['an address that is not there']

test('no page breaks its own Content-Security-Policy, logs an error or asks another host', async ({
  page,
}) => {
  const pages = KINDS.flatMap(([, path]) => (path === LOST ? [] : [path]))
  // The walk before changed the site, whose search may still be reading it all: a page that is older than the results it
  // wakes with is drawn anew, which React tells the console. What is asked for twice is at rest.
  for (const path of pages) await page.goto(site + path, { waitUntil: 'networkidle' })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site) complaints.push(request.url())
  })
  for (const path of pages) {
    const response = await page.goto(site + path, { waitUntil: 'networkidle' })
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
    expect(await response?.text()).not.toMatch(
      /<script(?![^>]*\bsrc=)(?! type="application\/ld\+json")|\son\w+=|javascript:/i,
    )
  }
  await page.goto(site)
  const work = new GalleryOnPage(page, 'work')
  await work.enlarge((await work.ids())[0] ?? '')
  await page.keyboard.press('ArrowRight')
  expect(complaints).toEqual([])
})
