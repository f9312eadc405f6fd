import { expect, type Page } from '@playwright/test'
import { GalleryDriver } from '../../product/gallery-driver'
import { LightboxDriver } from '../../product/lightbox-driver'
import { openAtRest, type PageState } from './page-kinds'

const DESKTOP = 1280

/** Pages and layers that only the whole accessibility audit opens. */
export const MORE_STATES: readonly PageState[] = [
  ...pages({
    'the front page in German': '/de',
    'the front page in Arabic': '/ar',
    'a filtered gallery in Arabic': '/ar?work.topic=print',
    'an open lightbox in Arabic':
      '/ar?work.view=%D8%A5%D8%AD%D8%AF%D9%89-%D8%B9%D8%B4%D8%B1%D8%A9-%D8%AE%D8%B1%D8%B4%D9%86%D8%A9',
    'two active filters': '/?work.topic=print&work.year=2024',
    'an opened slide without its gallery': '/?work.view=marram',
    'a search for a year': '/search?q=1888',
    'a search with too many words': '/search?q=salt+zzzz',
    'a gallery that a search narrows': '/register?register.q=harbour',
    'a masonry gallery with two topics': '/archive?archive.topic=poster,book',
  }),
  {
    name: 'the bar with the filters',
    width: DESKTOP,
    open: openBar,
  },
  {
    name: 'the sheet with the filters',
    width: DESKTOP,
    otherWidth: 800,
    open: openFilterSheet,
  },
  {
    name: 'the sheet with the filters on a phone',
    width: 360,
    otherWidth: 440,
    open: openFilterSheet,
  },
  {
    name: 'the details of an image on a phone',
    width: 360,
    otherWidth: 440,
    open: async (page, site) => {
      const lightbox = await openSlide(page, site)
      await lightbox.control('Details').click()
      await expect(lightbox.dialog).toHaveAttribute('data-details', /sheet/)
    },
  },
  {
    name: 'a tile with the focus',
    width: DESKTOP,
    open: async (page, site) => {
      await openAtRest(page, site)
      await page.locator('[data-tile="marram"] [data-zoom]').focus()
    },
  },
  {
    name: 'a tile under the pointer',
    width: DESKTOP,
    open: async (page, site) => {
      await openAtRest(page, site)
      await page.locator('[data-tile="marram"]').hover()
    },
  },
  {
    name: 'the menu of the orders',
    width: DESKTOP,
    open: async (page, site) => {
      await openAtRest(page, `${site}/register`)
      await page.locator('[data-sort] [data-dropdown]').click()
      await expect(page.locator('[data-sort] [popover]')).toBeVisible()
    },
  },
  {
    name: 'the slideshow',
    width: DESKTOP,
    open: async (page, site) => {
      const lightbox = await openSlide(page, site)
      await lightbox.control('Play slideshow').click()
      await expect(lightbox.control('Pause slideshow')).toBeVisible()
    },
  },
  {
    name: 'an image at full size',
    width: DESKTOP,
    open: async (page, site) => {
      const lightbox = await openSlide(page, site)
      await lightbox.control('Full size').click()
      await expect(lightbox.dialog).toHaveAttribute('data-zoomed', 'true')
    },
  },
  {
    name: 'a slide that cannot be loaded',
    width: DESKTOP,
    open: async (page, site) => {
      await page.route('**/media/**', (route) => route.abort())
      await page.goto(`${site}/?work.view=marram`)
      await expect(new LightboxDriver(page).failure()).toBeVisible()
    },
  },
  {
    name: 'an open transcript',
    width: DESKTOP,
    open: async (page, site) => {
      await openAtRest(page, `${site}/saturday`)
      await page.locator('details.transcript summary').click()
    },
  },
  {
    name: 'the link that skips the filters',
    width: DESKTOP,
    // On a phone it covers an option as long as it has the focus.
    otherWidth: 800,
    open: async (page, site) => {
      await openAtRest(page, site)
      await page.locator('[data-gallery="work"] [data-skip-filters]').focus()
    },
  },
  {
    name: 'a gallery after Load more',
    width: DESKTOP,
    open: async (page, site) => {
      await openAtRest(page, site)
      const work = new GalleryDriver(page, 'work')
      const before = await work.tiles().count()
      await work.section.getByRole('link', { name: 'Load more' }).click()
      await expect.poll(() => work.tiles().count()).toBeGreaterThan(before)
    },
  },
]

function pages(paths: Readonly<Record<string, string>>): readonly PageState[] {
  return Object.entries(paths).map(([name, path]) => ({
    name,
    width: DESKTOP,
    open: (page, site) => openAtRest(page, site + path),
  }))
}

async function openBar(page: Page, site: string) {
  await openAtRest(page, site)
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await expect(page.locator('[data-sticky-bar]').first()).toBeVisible()
}

async function openFilterSheet(page: Page, site: string) {
  await openBar(page, site)
  await page.locator('[data-gallery="work"] [data-open-filters]').click()
  await expect(page.locator('[data-filter-sheet]')).toBeVisible()
}

async function openSlide(page: Page, site: string) {
  await openAtRest(page, site)
  await new GalleryDriver(page, 'work').openLightbox('marram')
  return new LightboxDriver(page)
}
