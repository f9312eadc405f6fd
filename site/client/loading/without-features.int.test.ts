import { beforeAll, expect, test } from 'vitest'
import { everyBlock } from '../../testing/documents/every-block'
import { siteInBrowser } from '../../testing/site-in-browser'
import { row } from '../../testing/documents/test-documents'
import { withoutFile } from '../../testing/without-file'

/** What the page does when the script of one feature does not come: the same as without script. */
const on = siteInBrowser()
const without = withoutFile(on)
const path = '/every'

const PLAYER = 'https://player.vimeo.com'
const VIDEO = 'https://vimeo.com/76979871'

beforeAll(() => {
  const { richText, video, carousel, modal } = everyBlock()
  return on.site.publish(
    row('page', 'every', '/every', {
      ...{ slug: 'every', title: 'Every feature', description: null, showTitle: true },
      blocks: [richText, modal, video, carousel],
    }),
    row('menu', 'menu', null, {
      items: [
        {
          label: 'Studio',
          to: { kind: 'page', key: 'p1' },
          items: [{ label: 'The register', to: { kind: 'page', key: 'p2' } }],
        },
      ],
    }),
  )
})

test('a dialog opens as a popover, and its button closes it', async () => {
  await without('mount-modals', { path }, async (page, failure) => {
    await page.getByRole('button', { name: 'Harbour by post' }).click()
    const dialog = page.getByRole('dialog', { name: 'How Harbour travels' })
    await dialog.waitFor()
    await failure()
    expect(await dialog.evaluate((element) => element.matches(':popover-open'))).toBe(true)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })
})

test('a tooltip opens by a click', { tags: 'long' }, async () => {
  await without('mount-tooltips', { path }, async (page, failure) => {
    const button = page.getByRole('button', { name: 'Harbour ferry' }).first()
    await button.hover()
    await failure()
    const text = page.locator('[popover]', { hasText: 'twice a day' }).first()
    await expect.poll(() => text.isVisible()).toBe(false)
    await button.click()
    await text.waitFor()
  })
})

test('a video of another site is a link to its page', { tags: 'long' }, async () => {
  await without('mount-frames', { path }, async (page, failure) => {
    await page.route(/vimeo\.com/, (route) => route.fulfill({ body: 'The video.' }))
    const link = page.locator(`main a[data-frame^="${PLAYER}"]:visible`).last()
    await link.scrollIntoViewIfNeeded()
    await failure()
    await link.click()
    await page.waitForURL(`${VIDEO}**`)
  })
})

test('a carousel scrolls, and has no buttons that do nothing', { tags: 'long' }, async () => {
  await without('mount-carousel', { path }, async (page, failure) => {
    const carousel = page.locator('[data-carousel]')
    await carousel.scrollIntoViewIfNeeded()
    await failure()
    await expect.poll(() => carousel.getByRole('button').count()).toBe(0)
    const track = carousel.locator('[data-carousel-track]')
    const canScroll = track.evaluate(
      (element) =>
        element.scrollWidth > element.clientWidth &&
        getComputedStyle(element).overflowX !== 'hidden',
    )
    expect(await canScroll).toBe(true)
  })
})

test.each([
  ['mount-header', 'mount-header'],
  ['serve-sub-menus', 'serve-sub-menus'],
  ['open-menu', 'serve-sub-menus'],
])(
  'without %s, sub-menus and the menu of a phone open, and their links work',
  { tags: 'long' },
  async (file, reportedAs) => {
    await without(file, { path, reportedAs }, async (page, failure) => {
      await failure()
      const button = page.locator('#menu [data-dropdown]')
      await button.click()
      const expanded = file === 'mount-header' ? null : 'true'
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe(expanded)
      await page.getByRole('link', { name: 'The register' }).click()
      await page.waitForURL('**/register')
    })
    const viewport = { width: 360, height: 740 }
    await without(file, { path, reportedAs, viewport }, async (page, failure) => {
      await failure()
      await page.locator('.menu-button').click()
      await page.locator('#menu').getByRole('link', { name: 'Studio', exact: true }).click()
      await page.waitForURL('**/about')
    })
  },
)

test.each(['hydrate-search-box', 'load-messages', 'en'])(
  'without %s, the search box leads to the results',
  { tags: 'long' },
  async (file) => {
    await without(file, { path }, async (page, failure) => {
      const field = page.getByRole('searchbox')
      await field.click()
      await failure()
      await field.fill('salt')
      await field.press('Enter')
      await page.waitForURL('**/search?q=salt')
    })
  },
)

test(
  'a work can be sent by e-mail, and has no buttons that do nothing',
  { tags: 'long' },
  async () => {
    await without('mount-share', { path: '/articles/the-seventh-wave' }, async (page, failure) => {
      const share = page.locator('[data-share]')
      await share.scrollIntoViewIfNeeded()
      await failure()
      await expect
        .poll(() => share.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href'))
        .toMatch(/^mailto:\?subject=The%20Seventh%20Wave&body=http/)
      await expect.poll(() => share.getByRole('button').count()).toBe(0)
    })
  },
)
