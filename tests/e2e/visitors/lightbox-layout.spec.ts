import { expect, test, type Page } from '@playwright/test'
import { isWhole } from './audits/short-form'
import { collectPageErrors } from '../product/page-errors'
import { LightboxDriver } from '../product/lightbox-driver'
import { sharedProduct } from '../product/running/shared-product'
import { axeOn } from '../../axe'

const { site } = sharedProduct()
const ARTICLE_SLIDE = `${site}/register?register.view=almanac`

/** Opens the links of the demo's almanac to its image, to an article and to a page, one after another. */
async function openLinks(page: Page, check: (name: string) => Promise<void>) {
  await page.goto(`${site}/articles/almanac`, { waitUntil: 'networkidle' })
  const lightbox = new LightboxDriver(page)
  for (const name of ['The print', 'Low Sun', 'How we work']) {
    await page.locator('.rich-text').getByRole('link', { name }).click()
    await lightbox.expectOpen()
    await expect(lightbox.dialog.locator('[data-slide]')).toHaveAttribute('data-status', 'shown')
    await check(name)
    await page.keyboard.press('Escape')
    await lightbox.expectClosed()
  }
}

async function findViolations(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  const axe = axeOn(page)
  // Dark mode changes only colours.
  const { violations } = await (
    colorScheme === 'dark' ? axe.withRules('color-contrast') : axe
  ).analyze()
  return violations.map(
    ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target).join(' ')}`,
  )
}

test(
  'has no axe violations in links in the lightbox, light and dark',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLinks(page, async (name) => {
      for (const colorScheme of ['dark', 'light'] as const)
        expect(await findViolations(page, colorScheme), name).toEqual([])
    })
  },
)

/** px */
const SMALL = { width: 320, height: 640 }
const MORE_SIZES = [
  { width: 740, height: 360 },
  { width: 1920, height: 1080 },
]

for (const { width, height } of isWhole ? [SMALL, ...MORE_SIZES] : [SMALL])
  test(
    `shows articles and links without overflow at ${width} x ${height}`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const expectInside = async (what: string) => {
        const panel = page.locator('dialog[open] [data-panel]')
        const { overflow, box } = await panel.evaluate((element) => ({
          overflow: element.scrollWidth - element.clientWidth,
          box: element.getBoundingClientRect().toJSON(),
        }))
        expect(overflow, what).toBeLessThanOrEqual(0)
        expect(box.left, what).toBeGreaterThanOrEqual(0)
        expect(box.right, what).toBeLessThanOrEqual(width)
        expect(box.bottom, what).toBeLessThanOrEqual(height)
      }
      await page.goto(ARTICLE_SLIDE, { waitUntil: 'networkidle' })
      await new LightboxDriver(page).expectOpen()
      await expectInside('an article')
      await openLinks(page, expectInside)
    },
  )

test(
  'violates no Content-Security-Policy and requests no other host in the lightbox',
  { tag: '@long' },
  async ({ page }) => {
    const complaints = collectPageErrors(page, site)
    await page.goto(ARTICLE_SLIDE, { waitUntil: 'networkidle' })
    await page.keyboard.press('ArrowRight')
    await expect(new LightboxDriver(page).status()).not.toContainText('Almanac')
    await openLinks(page, async () => undefined)
    expect(complaints).toEqual([])
  },
)

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } })

  test(
    'previous and next stay visible, because nothing else would show where they are',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`${site}/?work.view=marram`)
      const lightbox = new LightboxDriver(page)
      const previous = lightbox.dialog.locator('[data-control="previous"]')
      const next = lightbox.dialog.locator('[data-control="next"]')
      await expect(lightbox.dialog).toHaveAttribute('data-idle')
      for (const control of [previous, next]) await expect(control).toHaveCSS('opacity', '1')
      await page.touchscreen.tap(500, 400)
      await expect(lightbox.dialog).not.toHaveAttribute('data-idle')
      for (const control of [previous, next]) await expect(control).toHaveCSS('opacity', '1')
      await next.tap()
      await expect(lightbox.status()).not.toContainText('Marram')
    },
  )
})
