import { articlePath } from '@tessera/content'
import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'
import { galleryBlock, row } from '../../testing/documents/test-documents'
import { withoutFile } from '../../testing/without-file'
import { longIf } from '../../../scripts/test/test-tags.mjs'

/** What a gallery and its lightbox do when one file of their code does not come. */
const on = siteInBrowser()
const without = withoutFile(on)

/** One article has two images. */
const picked = { query: null, picked: ['a0', 'chair', 'a1', 'a2'] }

beforeAll(() =>
  on.site.publish(
    row('article', 'chair', articlePath('a-chair'), {
      ...{ slug: 'a-chair', title: 'A chair', excerpt: null, author: null, terms: [] },
      ...{ date: '2023-05-01T00:00:00.000Z', facts: [], proportions: null, body: [] },
      ...{ cover: 'm0', furtherImages: ['m1'] },
    }),
    row('page', 'plates', '/plates', {
      ...{ slug: 'plates', title: 'Plates', description: null, showTitle: true },
      blocks: [
        galleryBlock({
          ...{ id: 'plates', title: 'Plates', articles: picked, order: 'picked' },
          lightbox: { ...DEFAULT_LIGHTBOX, thumbnails: true },
        }),
        galleryBlock({
          ...{ id: 'texts', title: 'Texts', articles: picked, period: { label: 'Years' } },
          lightbox: { ...DEFAULT_LIGHTBOX, slides: 'articles' },
        }),
      ],
    }),
  ),
)

/** Opens a work in the lightbox. */
async function openLightbox(page: Page, tile = '[data-gallery="work"] [data-tile]') {
  await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
  await page.locator(tile).first().hover()
  await page.locator(tile).first().locator('[data-zoom]').click()
  const dialog = page.locator('dialog[data-lightbox][data-status="open"]')
  await dialog.waitFor()
  return dialog
}

/** The title that is shown after a key. */
async function titleAfter(page: Page, key: string) {
  const dialog = page.locator('dialog[data-lightbox]')
  const title = await dialog.getAttribute('aria-label')
  await page.keyboard.press(key)
  await expect.poll(() => dialog.getAttribute('aria-label')).not.toBe(title)
  return dialog.getAttribute('aria-label')
}

async function closeByEscape(page: Page) {
  await page.keyboard.press('Escape')
  await page.locator('dialog[data-lightbox]').waitFor({ state: 'detached' })
}

const statusOf = (page: Page, gallery: string) =>
  page.locator(`[data-gallery="${gallery}"] [role="status"]`).first()

for (const [file, path] of [
  ['hydrate-galleries', '/'],
  ['lazy-components', '/register'],
] as const)
  test(
    `without ${file}, filters and links to pages are answered by the server`,
    longIf(file !== 'hydrate-galleries'),
    async () => {
      await without(file, { path }, async (page, failure) => {
        await failure()
        const gallery = page.locator('[data-gallery]').first()
        const status = gallery.getByRole('status').first()
        const before = await status.textContent()
        await gallery.locator('[data-filters] a[data-option="print"]').first().click()
        await page.waitForURL((url) => url.search.includes('print'))
        await expect.poll(() => status.textContent()).not.toBe(before)
      })
    },
  )

test('without VirtualGrid, an endless gallery has numbered pages', { tags: 'long' }, async () => {
  await without('VirtualGrid', { path: '/archive' }, async (page, failure) => {
    await failure()
    const pages = page.locator('[data-gallery="sheets"] [data-paging]')
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
    await page.waitForURL('**/archive?sheets.page=2**')
    await pages.locator('[aria-current="page"]', { hasText: '2' }).waitFor()
  })
})

test(
  'without PeriodFilter, a period is selected in two lists of years',
  { tags: 'long' },
  async () => {
    await without('PeriodFilter', { path: '/plates' }, async (page, failure) => {
      await failure()
      const texts = page.locator('[data-gallery="texts"]')
      await texts.getByRole('button', { name: 'Years: All' }).click()
      await texts.locator('select').first().selectOption('2022')
      await texts.locator('select').last().selectOption('2022')
      await texts.getByRole('button', { name: 'Show' }).click()
      await page.waitForURL((url) => url.searchParams.get('texts.period') === '2022')
      await texts.getByRole('link', { name: 'Remove filter: 2022' }).waitFor()
    })
  },
)

test.each(['gallery-patch', 'StickyFilters', 'open-menu'])(
  'without %s, the filters of the page change its gallery',
  { tags: 'long' },
  async (file) => {
    await without(file, { path: '/' }, async (page, failure) => {
      await page.locator('[data-hydrated] [data-gallery="journal"]').waitFor()
      const journal = page.locator('[data-gallery="journal"]')
      if (file === 'StickyFilters') {
        await journal.locator('[data-tile]').last().scrollIntoViewIfNeeded()
        await failure()
        await expect.poll(() => page.locator('[data-sticky-filters]').count()).toBe(0)
      }
      const dropdown = journal.locator('[data-dropdown]').first()
      await dropdown.click()
      await failure()
      const print = journal.locator('[data-option="woodcut"]')
      const gap = await print.evaluate(
        (link) =>
          (link.closest('[popover]')?.getBoundingClientRect().top ?? 0) -
          (link.closest('[popover]')?.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      )
      expect(Math.abs(gap)).toBeLessThan(10)
      await print.click()
      await page.waitForURL('**/?journal.medium=woodcut')
      await expect.poll(() => statusOf(page, 'journal').textContent()).toMatch(/^\d+ of 41 /)
    })
  },
)

test(
  'without server-source, a large gallery is answered by the server',
  { tags: 'long' },
  async () => {
    await without('server-source', { path: '/about' }, async (page, failure) => {
      await withoutTiles(page)
      await page.goto(on.site.origin)
      await failure()
      await page.locator('[data-gallery="work"] [data-option="print"]').click()
      await page.waitForURL('**/?work.topic=print#work')
      await expect.poll(() => statusOf(page, 'work').textContent()).toMatch(/^8 of 41 /)
    })
  },
)

/** Sends the data of galleries without their tiles, as of large ones. */
const withoutTiles = (page: Page) =>
  page.route(/\/galleries\/.+\.json$/, async (route) => {
    const file = await (await fetch(route.request().url())).json()
    await route.fulfill({ json: { ...file, tiles: undefined } })
  })

test(
  'a large gallery says when the server does not answer, and the next filter works',
  { tags: 'long' },
  async () => {
    const page = await (await on.browser.newContext()).newPage()
    await withoutTiles(page)
    await page.goto(on.site.origin)
    await page.locator('[data-hydrated] [data-gallery="work"]').waitFor()
    await page.route('**/view?**', (route) => route.abort())
    const option = (slug: string) => page.locator(`[data-gallery="work"] [data-option="${slug}"]`)
    await option('print').click()
    const status = () => statusOf(page, 'work').textContent()
    await expect.poll(status).toBe('The gallery could not be updated. Please try again.')
    await page.unroute('**/view?**')
    await option('book').click()
    await expect.poll(status).toMatch(/^8 of 41 /)
    await page.unrouteAll({ behavior: 'wait' })
    await page.context().close()
  },
)

test(
  'a large endless gallery says when tiles do not come, and shows them as soon as they do',
  { tags: 'long' },
  async () => {
    const page = await (await on.browser.newContext()).newPage()
    await withoutTiles(page)
    await page.route('**/tiles?**', (route) => route.abort())
    await page.goto(`${on.site.origin}/archive`)
    const sheets = page.locator('[data-hydrated] [data-gallery="sheets"]')
    await sheets.locator('[data-tile]').last().scrollIntoViewIfNeeded()
    const failure = sheets.getByText('The gallery could not be updated. Please try again.')
    await failure.waitFor()
    await page.unroute('**/tiles?**')
    await failure.waitFor({ state: 'detached' })
    await sheets.evaluate((section) => section.scrollIntoView({ block: 'end' }))
    // The oldest one.
    await sheets.locator('[data-tile="the-seventh-wave"]').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await page.context().close()
  },
)

test(
  'without LightboxTools, the lightbox moves between slides and closes',
  { tags: 'long' },
  async () => {
    await without('LightboxTools', { path: '/' }, async (page, failure) => {
      await openLightbox(page)
      await failure()
      await titleAfter(page, 'ArrowRight')
      await closeByEscape(page)
    })
  },
)

test.each([1280, 390])(
  'without DetailsPanel, a slide of %i px has its caption and no button for details',
  { tags: 'long' },
  async (width) => {
    const visit = { path: '/', viewport: { width, height: 900 } }
    await without('DetailsPanel', visit, async (page, failure) => {
      const dialog = await openLightbox(page)
      await failure()
      await dialog.locator('[data-control="full-size"]').waitFor()
      await dialog.locator('figcaption').waitFor()
      await expect.poll(() => dialog.locator('[data-control="details"]').count()).toBe(0)
      await expect.poll(() => dialog.getAttribute('data-details')).toBeNull()
    })
  },
)

test('without Thumbnails, the lightbox has no empty strip', { tags: 'long' }, async () => {
  await without('Thumbnails', { path: '/plates' }, async (page, failure) => {
    const dialog = await openLightbox(page, '[data-gallery="plates"] [data-tile]')
    await failure()
    await expect.poll(() => dialog.locator('[data-strip]').count()).toBe(0)
    await titleAfter(page, 'ArrowRight')
    await closeByEscape(page)
  })
})

test(
  'without create-steps, a tile with several images is a slide with its first one',
  { tags: 'long' },
  async () => {
    await without('create-steps', { path: '/plates' }, async (page, failure) => {
      const tile = '[data-gallery="plates"] [data-tile="a-chair"]'
      const dialog = await openLightbox(page, tile)
      await failure()
      const alt = on.site.media[0]?.alt
      await expect.poll(() => dialog.locator('[data-panel] img').getAttribute('alt')).toBe(alt)
      expect(await titleAfter(page, 'ArrowRight')).toBe('Rain on the harbour')
      expect(await titleAfter(page, 'ArrowLeft')).toBe('A chair')
      await closeByEscape(page)
    })
  },
)

test(
  'without ContentSlide, the slide of an article links to its page, and trying again shows it',
  { tags: 'long' },
  async () => {
    await without('ContentSlide', { path: '/plates' }, async (page, failure) => {
      const dialog = await openLightbox(page, '[data-gallery="texts"] [data-tile]')
      await failure()
      const original = dialog.getByRole('alert').locator('xpath=..').getByRole('link')
      await expect.poll(() => original.getAttribute('href')).toMatch(/^\/articles\//)
      await titleAfter(page, 'ArrowRight')
      await page.unrouteAll()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await dialog.locator('[data-panel] article').waitFor()
    })
  },
)

test(
  'without linked-lightbox, an image of a text leads to its file',
  { tags: 'long' },
  async () => {
    await without(
      'linked-lightbox',
      { path: '/articles/the-seventh-wave' },
      async (page, failure) => {
        const image = page.locator('main a[data-lightbox-link="images"]').first()
        const href = (await image.getAttribute('href')) ?? 'no address'
        await image.click()
        await failure()
        await page.waitForURL(`**${href}`)
      },
    )
  },
)

test(
  'without show-fragment, a click on a gallery that is not hydrated follows its link',
  { tags: 'long' },
  async () => {
    // The gallery stays as it is: the click does not wait for hydration.
    await without('hydrate-galleries', { path: '/' }, async (page, failure) => {
      await page.route(/\/assets\/show-fragment-[\w-]+\.js$/, (route) => route.abort())
      await failure()
      const gallery = page.locator('[data-gallery]').first()
      const named = page.waitForEvent('console', (message) =>
        message.text().endsWith('(show-fragment)'),
      )
      await gallery.locator('[data-filters] a[data-option="print"]').first().click()
      await page.waitForURL((url) => url.search.includes('print'))
      await named
      const requested = await page.evaluate(
        () => performance.getEntriesByType('navigation')[0]?.name,
      )
      expect(requested).toContain('print')
    })
  },
)

test.each(['mount-back-link', 'en'])(
  'without %s, an article has no links to its gallery',
  { tags: 'long' },
  async (file) => {
    const visit = { path: '/', reportedAs: file }
    await without(file, visit, async (page, failure) => {
      await page.locator('[data-gallery="work"] [data-tile] :is(h3, h4) a').first().click()
      await page.waitForURL('**/articles/**')
      await failure()
      await expect.poll(() => page.locator('[data-back-link]').isVisible()).toBe(false)
    })
  },
)
