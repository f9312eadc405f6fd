import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { GalleryOnPage } from './product/gallery-page'
import { sharedProduct } from './product/shared-product'

const { site } = sharedProduct()
const PAGES = ['/', '/articles/:first', '/no-such-page', '/?work.topic=print']

const resolve = async (page: Page, path: string) => {
  if (!path.includes(':first')) return path
  await page.goto(site)
  return path.replace(':first', (await new GalleryOnPage(page, 'journal').ids())[0] ?? '')
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of PAGES) {
      await page.goto(site + (await resolve(page, path)), { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map((v) => `${path} ${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`),
      ).toEqual([])
    }
    await page.goto(site)
    const work = new GalleryOnPage(page, 'work')
    await work.enlarge((await work.ids())[0] ?? '')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map((v) => `lightbox ${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`),
    ).toEqual([])
  })
}

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`nothing sticks out and nothing moves at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of PAGES) {
      await page.addInitScript(() => {
        const shifts = { total: 0 }
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry) shifts.total += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(site + (await resolve(page, path)), { waitUntil: 'networkidle' })
      const { sticksOut, shifted } = await page.evaluate(() => ({
        sticksOut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        shifted: (window as unknown as { shifts: { total: number } }).shifts.total,
      }))
      expect(sticksOut, path).toBeLessThanOrEqual(0)
      expect(shifted, path).toBe(0)
    }
  })
}

test('no page breaks its own Content-Security-Policy, logs an error or asks another host', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site) complaints.push(request.url())
  })
  for (const path of ['/', '/articles/:first', '/?work.topic=print']) {
    const response = await page.goto(site + (await resolve(page, path)), {
      waitUntil: 'networkidle',
    })
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
    expect(await response?.text()).not.toMatch(
      /<script(?![^>]*\bsrc=)(?! type="application\/ld\+json")|\son\w+=|javascript:/i,
    )
  }
  const work = new GalleryOnPage(page, 'work')
  await work.enlarge((await work.ids())[0] ?? '')
  await page.keyboard.press('ArrowRight')
  expect(complaints).toEqual([])
})
