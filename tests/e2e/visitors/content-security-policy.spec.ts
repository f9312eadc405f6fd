import { expect, test } from '@playwright/test'
import { KINDS, PAGE_KINDS, type PageKind } from './audits/page-kinds'
import { collectPageErrors } from '../product/page-errors'
import { GalleryDriver } from '../product/gallery-driver'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()
/** Chromium logs an error for status 404. */
const NOT_FOUND: readonly string[] = [
  PAGE_KINDS['an unknown path'],
  PAGE_KINDS['an unknown article'],
]

/** What `npm test` opens. */
const SHORT: readonly PageKind[] = [
  'a page with every block',
  'an article with an upright lead image',
  'a search with results',
]
const COMPLIES = 'violates no Content-Security-Policy, logs no error and requests no other host'

for (const [name, path] of KINDS.filter(([, path]) => !NOT_FOUND.includes(path))) {
  const tag = SHORT.includes(name) ? [] : '@long'
  test(`${name} ${COMPLIES}`, { tag }, async ({ page }) => {
    const complaints = collectPageErrors(page, site)
    const response = await page.goto(site + path, { waitUntil: 'networkidle' })
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
    expect(await response?.text()).not.toMatch(
      /<script(?![^>]*\bsrc=)(?! type="application\/ld\+json")|\son\w+=|javascript:/i,
    )
    expect(complaints).toEqual([])
  })
}

test(`the lightbox of the front page ${COMPLIES}`, async ({ page }) => {
  const complaints = collectPageErrors(page, site)
  await page.goto(site, { waitUntil: 'networkidle' })
  const work = new GalleryDriver(page, 'work')
  await work.openLightbox((await work.ids())[0] ?? '')
  await page.keyboard.press('ArrowRight')
  expect(complaints).toEqual([])
})
