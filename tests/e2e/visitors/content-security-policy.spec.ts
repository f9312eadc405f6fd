import { expect, test } from '@playwright/test'
import { KINDS, PAGE_KINDS } from './audits/page-kinds'
import { collectPageErrors } from '../product/page-errors'
import { GalleryDriver } from '../product/gallery-driver'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()
/** Chromium logs an error for status 404. */
const NOT_FOUND: readonly string[] = [
  PAGE_KINDS['an unknown path'],
  PAGE_KINDS['an unknown article'],
]

test('violates no Content-Security-Policy, logs no error and requests no other host on any page', async ({
  page,
}) => {
  const pages = KINDS.flatMap(([, path]) => (NOT_FOUND.includes(path) ? [] : [path]))
  const complaints = collectPageErrors(page, site)
  for (const path of pages) {
    const response = await page.goto(site + path, { waitUntil: 'networkidle' })
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
    expect(await response?.text()).not.toMatch(
      /<script(?![^>]*\bsrc=)(?! type="application\/ld\+json")|\son\w+=|javascript:/i,
    )
  }
  await page.goto(site)
  const work = new GalleryDriver(page, 'work')
  await work.openLightbox((await work.ids())[0] ?? '')
  await page.keyboard.press('ArrowRight')
  expect(complaints).toEqual([])
})
