import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { complaintsOf } from './product/complaints'
import { LightboxOnPage } from './product/lightbox-on-page'
import { sharedProduct } from './product/shared-product'

const { site } = sharedProduct()
const ARTICLE_SLIDE = `${site}/register?register.view=almanac`

/** The demo's almanac points at an image of its own, at two articles and at a page. */
async function openLinks(page: Page, show: (name: string) => Promise<void>) {
  await page.goto(`${site}/articles/almanac`, { waitUntil: 'networkidle' })
  const lightbox = new LightboxOnPage(page)
  for (const name of ['The print', 'Low Sun', 'How we work']) {
    await page.locator('.rich-text').getByRole('link', { name }).click()
    await lightbox.expectOpen()
    await expect(lightbox.dialog.locator('[data-slide]')).toHaveAttribute('data-status', 'shown')
    await show(name)
    await page.keyboard.press('Escape')
    await lightbox.expectClosed()
  }
}

const violations = async (page: Page, what: string) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${what} ${id}: ${nodes.map(({ target }) => target).join(' ')}`,
  )

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in articles and links that the lightbox shows, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(ARTICLE_SLIDE, { waitUntil: 'networkidle' })
    await new LightboxOnPage(page).expectOpen()
    const found = await violations(page, 'an article')
    await openLinks(page, async (name) => {
      found.push(...(await violations(page, name)))
    })
    expect(found).toEqual([])
  })
}

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 740, height: 360 },
  { width: 1920, height: 1080 },
]) {
  test(`articles and links stay within their sheet at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const expectInside = async (what: string) => {
      const sheet = page.locator('dialog[open] [data-panel]')
      const { sticksOut, box } = await sheet.evaluate((element) => ({
        sticksOut: element.scrollWidth - element.clientWidth,
        box: element.getBoundingClientRect().toJSON(),
      }))
      expect(sticksOut, what).toBeLessThanOrEqual(0)
      expect(box.left, what).toBeGreaterThanOrEqual(0)
      expect(box.right, what).toBeLessThanOrEqual(width)
      expect(box.bottom, what).toBeLessThanOrEqual(height)
    }
    await page.goto(ARTICLE_SLIDE, { waitUntil: 'networkidle' })
    await new LightboxOnPage(page).expectOpen()
    await expectInside('an article')
    await openLinks(page, expectInside)
  })
}

test('nothing that the lightbox shows of the site breaks its policy or asks another host', async ({
  page,
}) => {
  const complaints = complaintsOf(page, site)
  await page.goto(ARTICLE_SLIDE, { waitUntil: 'networkidle' })
  await page.keyboard.press('ArrowRight')
  await expect(new LightboxOnPage(page).status()).not.toContainText('Almanac')
  await openLinks(page, async () => undefined)
  expect(complaints).toEqual([])
})
