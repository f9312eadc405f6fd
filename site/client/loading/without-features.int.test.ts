import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { everyBlock } from '../../testing/every-block'
import { collectConsoleProblems, siteInBrowser } from '../../testing/site-in-browser'
import { row } from '../../testing/test-documents'

/** What the page does when the script of one feature does not come: the same as without script. */
const on = siteInBrowser()

const PLAYER = 'https://player.vimeo.com'
/** What the browser itself writes of a file that does not come. */
const NETWORK = /^Failed to load resource/
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

interface Visit extends BrowserContextOptions {
  readonly path?: string
}

/** Opens a page without one file, and expects that the console names it whenever it was requested. */
async function without(
  file: string,
  { path = '/every', ...options }: Visit,
  walk: (page: Page, failure: () => Promise<void>) => Promise<void>,
) {
  const context = await on.browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  const page = await context.newPage()
  const problems = collectConsoleProblems(page)
  await page.route(new RegExp(`/assets/${file}-[\\w-]+\\.js$`), (route) => route.abort())
  await page.goto(on.site.origin + path)
  const report = () => problems.filter((line) => line.startsWith('Error in script declaration'))
  await walk(page, () => expect.poll(() => report().length).toBeGreaterThan(0))
  expect(report()[0]).toMatch(new RegExp(`(fetch|import).* \\(${file}\\)$`))
  expect(problems.filter((line) => !report().includes(line) && !NETWORK.test(line))).toEqual([])
  await context.close()
}

test('a dialog opens as a popover, and its button closes it', async () => {
  await without('mount-modals', {}, async (page, failure) => {
    await page.getByRole('button', { name: 'Harbour by post' }).click()
    const dialog = page.getByRole('dialog', { name: 'How Harbour travels' })
    await dialog.waitFor()
    await failure()
    expect(await dialog.evaluate((element) => element.matches(':popover-open'))).toBe(true)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })
})

test('a tooltip opens by a click', async () => {
  await without('mount-tooltips', {}, async (page, failure) => {
    const button = page.getByRole('button', { name: 'Harbour ferry' }).first()
    await button.hover()
    await failure()
    const text = page.locator('[popover]', { hasText: 'twice a day' }).first()
    expect(await text.isVisible()).toBe(false)
    await button.click()
    await text.waitFor()
  })
})

test('a video of another site is a link to its page', async () => {
  await without('mount-frames', {}, async (page, failure) => {
    await page.route(/vimeo\.com/, (route) => route.fulfill({ body: 'The video.' }))
    const link = page.locator(`main a[data-frame^="${PLAYER}"]:visible`).last()
    await link.scrollIntoViewIfNeeded()
    await failure()
    await link.click()
    await page.waitForURL(`${VIDEO}**`)
  })
})

test('a carousel scrolls, and has no buttons that do nothing', async () => {
  await without('mount-carousel', {}, async (page, failure) => {
    const carousel = page.locator('[data-carousel]')
    await carousel.scrollIntoViewIfNeeded()
    await failure()
    expect(await carousel.getByRole('button').count()).toBe(0)
    const track = carousel.locator('[data-carousel-track]')
    const canScroll = track.evaluate(
      (element) =>
        element.scrollWidth > element.clientWidth &&
        getComputedStyle(element).overflowX !== 'hidden',
    )
    expect(await canScroll).toBe(true)
  })
})

test('sub-menus and the menu of a phone open, and their links work', async () => {
  await without('mount-header', {}, async (page, failure) => {
    await failure()
    await page.locator('#menu [data-dropdown]').click()
    await page.getByRole('link', { name: 'The register' }).click()
    await page.waitForURL('**/register')
  })
  await without(
    'mount-header',
    { viewport: { width: 360, height: 740 } },
    async (page, failure) => {
      await failure()
      await page.locator('.menu-button').click()
      await page.locator('#menu').getByRole('link', { name: 'Studio', exact: true }).click()
      await page.waitForURL('**/about')
    },
  )
})

test('the search box leads to the results', async () => {
  await without('hydrate-search-box', {}, async (page, failure) => {
    const field = page.getByRole('searchbox')
    await field.click()
    await failure()
    await field.fill('salt')
    await field.press('Enter')
    await page.waitForURL('**/search?q=salt')
  })
})

test('a work can be sent by e-mail, and has no buttons that do nothing', async () => {
  await without('mount-share', { path: '/articles/the-seventh-wave' }, async (page, failure) => {
    const share = page.locator('[data-share]')
    await share.scrollIntoViewIfNeeded()
    await failure()
    expect(await share.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')).toMatch(
      /^mailto:\?subject=The%20Seventh%20Wave&body=http/,
    )
    expect(await share.getByRole('button').count()).toBe(0)
  })
})

test.each([
  ['hydrate-galleries', '/'],
  ['lazy-components', '/register'],
])('without %s, filters and links to pages are answered by the server', async (file, path) => {
  await without(file, { path }, async (page, failure) => {
    await failure()
    const gallery = page.locator('[data-gallery]').first()
    const status = gallery.getByRole('status').first()
    const before = await status.textContent()
    await gallery.locator('[data-filters] a[data-option="print"]').first().click()
    await page.waitForURL((url) => url.search.includes('print'))
    await expect.poll(() => status.textContent()).not.toBe(before)
  })
})

/** Opens the first work of the front page in the lightbox. */
async function openLightbox(page: Page) {
  await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
  const tile = page.locator('[data-gallery="work"] [data-tile]').first()
  await tile.hover()
  await tile.locator('[data-zoom]').click()
  const dialog = page.locator('dialog[data-lightbox][open]')
  await dialog.waitFor()
  return dialog
}

test('without LightboxTools, the lightbox moves between slides and closes', async () => {
  await without('LightboxTools', { path: '/' }, async (page, failure) => {
    const dialog = await openLightbox(page)
    await failure()
    const title = await dialog.getAttribute('aria-label')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => dialog.getAttribute('aria-label')).not.toBe(title)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})

test.each([1280, 390])(
  'without DetailsPanel, a slide of %i px has its caption and no button for details',
  async (width) => {
    const visit = { path: '/', viewport: { width, height: 900 } }
    await without('DetailsPanel', visit, async (page, failure) => {
      const dialog = await openLightbox(page)
      await failure()
      await dialog.locator('[data-control="full-size"]').waitFor()
      await dialog.locator('figcaption').waitFor()
      await expect.poll(() => dialog.locator('[data-control="details"]').count()).toBe(0)
      expect(await dialog.getAttribute('data-details')).toBeNull()
    })
  },
)
