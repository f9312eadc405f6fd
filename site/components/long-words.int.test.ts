import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import type { PageBlock } from '@tessera/content'
import type { Page } from 'playwright'
import { beforeAll, expect, test, vi } from 'vitest'
import { everyBlock, everyRichTextBlock } from '../testing/documents/every-block'
import { stretchWords } from '../testing/documents/long-words'
import { galleryBlock, row } from '../testing/documents/test-documents'
import { siteInBrowser } from '../testing/site-in-browser'
import { findOverflow } from '../testing/find-overflow'
import { longIf } from '../../scripts/test/test-tags.mjs'

const on = siteInBrowser({ mapDocument: stretchWords })

const at = (href: string) => ({ href })
const MENU = {
  items: [
    { label: 'Work', to: at('/#work'), items: [] },
    { label: 'Archive', to: null, items: [{ label: 'The register', to: at('/register') }] },
    { label: 'Studio', to: at('/about'), items: [{ label: 'Saturdays', to: at('/everything') }] },
  ],
}
const pageOf = (slug: string, ...blocks: PageBlock[]) =>
  row('page', slug, `/${slug}`, { slug, title: slug, description: null, showTitle: true, blocks })

beforeAll(async () => {
  const lightbox = { ...DEFAULT_LIGHTBOX, slides: 'articles' } as const
  const documents = [
    row('menu', 'menu', null, MENU),
    pageOf('everything', ...Object.values(everyBlock())),
    row('article', 'parts', '/articles/parts', {
      ...{ slug: 'parts', title: 'Parts', excerpt: 'In short.', author: 'Ida', cover: null },
      ...{ date: '2024-01-02T00:00:00.000Z', terms: ['t-print'], proportions: null },
      facts: [{ label: 'Sheet', value: '420 × 594 mm' }],
      body: Object.values(everyRichTextBlock()),
    }),
    pageOf('sheets', galleryBlock({ id: 'sheets', title: 'Sheets', lightbox })),
  ]
  await on.site.publish(...documents.map(stretchWords))
  await vi.waitUntil(() => fetch(`${on.site.origin}/sheets`).then(({ ok }) => ok))
})

const PAGES = [
  '/',
  '/?work.topic=print&studio.medium=woodcut',
  '/?work.topic=print&work.medium=cyanotype&work.year=2021',
  '/?work.view=the-seventh-wave',
  '/sheets?sheets.view=the-seventh-wave',
  '/register',
  '/register?register.q=zzzz',
  '/archive',
  '/about',
  '/everything',
  '/articles/the-seventh-wave',
  '/articles/hill-road-dusk',
  '/articles/parts',
  '/search?q=salt',
  `/search?q=${'z'.repeat(100)}`,
  '/nothing',
]

for (const javaScriptEnabled of [true, false])
  for (const width of [320, 1280])
    test(
      `words of 200 letters stay within a viewport of ${width} px, ${javaScriptEnabled ? 'with' : 'without'} script`,
      longIf(javaScriptEnabled || width > 320),
      async () => {
        const viewport = { width, height: 640 }
        const page = await on.browser.newPage({ viewport, javaScriptEnabled })
        for (const path of PAGES) {
          await page.goto(on.site.origin + path)
          expect(await findOverflow(page), path).toEqual([])
          await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
          expect(await findOverflow(page), `${path}, right to left`).toEqual([])
        }
        await page.close()
      },
    )

const isVisible = (page: Page, selector: string) => page.locator(selector).first().waitFor()
const type = async (page: Page, field: string) => {
  await page.locator(field).pressSequentially('ha')
  await isVisible(page, '[role="option"]')
}
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const openMenu = async (page: Page) => {
  await page.locator('.site-menu [aria-expanded]').first().waitFor({ state: 'attached' })
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
}

/** Everything that opens: the path of a page, and how a visitor opens it there. */
const OPENED: Readonly<Record<string, readonly [string, (page: Page) => Promise<void>]>> = {
  'the menu': [
    '/about',
    async (page) => {
      await openMenu(page)
      await page.locator('.site-menu [data-dropdown]').last().click()
      await isVisible(page, '.site-menu a[href="/everything"]')
    },
  ],
  'the suggestions of the header’s search': ['/about', (page) => type(page, '#site-search')],
  'the suggestions of the search page': ['/search', (page) => type(page, '#search-words')],
  'a dropdown': [
    '/',
    async (page) => {
      await page.locator('[data-gallery="journal"] [data-dropdown]').click()
      await isVisible(page, '[data-gallery="journal"] [popover]:popover-open')
    },
  ],
  'a tooltip': [
    '/everything',
    async (page) => {
      await page.locator('[data-tooltip]').first().click()
      await isVisible(page, '[popover]:popover-open')
    },
  ],
  'a dialog': ['/everything#modal-post', (page) => isVisible(page, 'dialog[open]')],
  'a carousel': [
    '/everything',
    async (page) => {
      await page.locator('[data-carousel]').scrollIntoViewIfNeeded()
      await page.locator('[data-carousel-next]').click()
    },
  ],
  'the lightbox': [
    '/?work.view=the-seventh-wave',
    (page) => isVisible(page, 'dialog[data-status="open"]'),
  ],
  'an article in the lightbox': [
    '/sheets?sheets.view=the-seventh-wave',
    (page) => isVisible(page, 'dialog[data-status="open"] article'),
  ],
  'the link back to a gallery': [
    '/?work.topic=print',
    async (page) => {
      await page.locator('[data-gallery="work"] a[href^="/articles/"]').first().click()
      await isVisible(page, '[data-back-link]:not([hidden])')
    },
  ],
}

const VIEWPORTS = [
  [320, 'ltr'],
  [320, 'rtl'],
  [1280, 'rtl'],
] as const

for (const [name, [path, open]] of Object.entries(OPENED))
  test(`words of 200 letters stay within ${name}`, { tags: 'long' }, async () => {
    for (const [width, dir] of VIEWPORTS) {
      const viewport = { width, height: 640 }
      const page = await on.browser.newPage({ viewport, reducedMotion: 'reduce' })
      await page.goto(on.site.origin + path)
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
      await open(page)
      expect(await findOverflow(page), `${width} px, ${dir}`).toEqual([])
      await page.close()
    }
  })
