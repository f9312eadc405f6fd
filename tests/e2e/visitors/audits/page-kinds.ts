import { expect, type Page } from '@playwright/test'
import { GalleryDriver } from '../../product/gallery-driver'
import { LightboxDriver } from '../../product/lightbox-driver'

/** Published by add-image-page.ts. */
export const IMAGE_PAGE = '/images/black-canon'

/** Every kind of page, with a path of the demo. */
export const PAGE_KINDS = {
  'the front page': '/',
  'a filtered gallery': '/?work.topic=print',
  'a gallery where nothing matches': '/register?register.q=zzzz',
  'a list on numbered pages': '/register?register.page=2',
  'an endless masonry gallery': '/archive',
  'a page with a custom pattern': '/about',
  'a page of text': '/contact',
  'a page with every block': '/saturday',
  'an article with an upright lead image': '/articles/harbour-lights',
  'an article with a wide lead image': '/articles/marram',
  'an article with links for the lightbox': '/articles/almanac',
  'the page of an image': IMAGE_PAGE,
  'an empty search': '/search',
  'a search with results': '/search?q=salt',
  'a search without results': '/search?q=zzzz',
  'an unknown path': '/no-such-page',
  'an unknown article': '/articles/no-such-article',
} as const satisfies Readonly<Record<string, string>>

export type PageKind = keyof typeof PAGE_KINDS

export const KINDS = Object.entries(PAGE_KINDS) as readonly (readonly [PageKind, string])[]

/** Opens a page and waits for its images in the viewport, its fonts and the hydration of its galleries. */
export async function openAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  const galleries = page.locator('[data-gallery-file]')
  if ((await galleries.count()) > 0)
    await expect(page.locator('[data-gallery-file]:not([data-hydrated])')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

export interface PageState {
  readonly name: string
  /** px */
  readonly width: number
  /** Of the whole audit, px. Default: a phone for a desktop, and the other way round. */
  readonly otherWidth?: number
  readonly open: (page: Page, site: string) => Promise<void>
}

export const otherWidth = ({ width, otherWidth: other }: PageState): number =>
  other ?? (width < 700 ? 1280 : 390)

/** Layers and controls that a visitor opens. */
export const PAGE_STATES: readonly PageState[] = [
  {
    name: 'the lightbox with an image',
    width: 1280,
    open: async (page, site) => {
      await openAtRest(page, site)
      const work = new GalleryDriver(page, 'work')
      await work.openLightbox((await work.ids())[0] ?? '')
    },
  },
  {
    name: 'the lightbox with an article',
    width: 1280,
    open: async (page, site) => {
      await openAtRest(page, `${site}/register?register.view=almanac`)
      await new LightboxDriver(page).expectOpen()
    },
  },
  {
    name: 'an open dropdown',
    width: 1280,
    otherWidth: 800,
    open: (page, site) => openDropdown(page, site),
  },
  {
    name: 'a dropdown as a bottom sheet',
    width: 360,
    otherWidth: 440,
    open: (page, site) => openDropdown(page, site),
  },
  {
    name: 'the menu of a phone',
    width: 360,
    otherWidth: 440,
    open: async (page, site) => {
      await openAtRest(page, site)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.locator('#menu')).toBeVisible()
    },
  },
  {
    name: 'an open sub-menu',
    width: 1280,
    otherWidth: 800,
    open: async (page, site) => {
      await openAtRest(page, site)
      await page.locator('#menu [data-dropdown]').first().click()
      await expect(page.locator('#menu [popover]').first()).toBeVisible()
    },
  },
  {
    name: 'an open dialog',
    width: 1280,
    open: async (page, site) => {
      await openAtRest(page, `${site}/saturday#modal-bring`)
      await expect(page.locator('dialog[open]')).toBeVisible()
    },
  },
  {
    name: 'a dialog opened by its button',
    width: 360,
    open: async (page, site) => {
      await openAtRest(page, `${site}/saturday`)
      await page.getByRole('button', { name: 'What to bring' }).click()
      await expect(page.locator('dialog[open]')).toHaveAttribute('data-status', 'open')
    },
  },
  {
    name: 'the menu of a phone with a sub-menu open',
    width: 360,
    otherWidth: 440,
    open: async (page, site) => {
      await openAtRest(page, site)
      await page.getByRole('button', { name: 'Menu' }).click()
      const dropdown = page.locator('#menu [data-dropdown]').first()
      // The script that opens it in place is loaded on the first click.
      await expect(dropdown).toHaveAttribute('aria-expanded', /./)
      if ((await dropdown.getAttribute('aria-expanded')) === 'false') await dropdown.click()
      await expect(page.locator('#menu ul ul a').first()).toBeVisible()
    },
  },
  {
    name: 'a tooltip',
    width: 1280,
    open: async (page, site) => {
      await openAtRest(page, `${site}/saturday`)
      await page.locator('[data-tooltip]').first().hover()
      await expect(page.locator('[popover]:popover-open')).toBeVisible()
    },
  },
  {
    name: 'a carousel at its last slide',
    width: 360,
    open: async (page, site) => {
      const carousel = await openCarousel(page, site)
      const last = await carousel.locator('[data-carousel-track] > *').count()
      await carousel.locator('[data-carousel-previous]').click()
      await expect(carousel.locator('[data-carousel-position]')).toHaveText(String(last))
    },
  },
  {
    name: 'a playing embedded video',
    width: 1280,
    open: async (page, site) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: PLAYER }),
      )
      await openAtRest(page, `${site}/saturday`)
      await page.locator('[data-frame*="youtube"]').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Big Buck Bunny' }).click()
      await expect(page.locator('iframe')).toBeVisible()
      await expect(page.frameLocator('iframe').getByText('It plays.')).toBeVisible()
    },
  },
  {
    name: 'an article with a back link to a filtered gallery',
    width: 360,
    open: async (page, site) => {
      await openAtRest(page, `${site}/?work.topic=print`)
      await new GalleryDriver(page, 'work')
        .tiles()
        .first()
        .locator('a[href^="/articles/"]')
        .first()
        .click()
      await expect(page.locator('[data-back-link]')).toBeVisible()
    },
  },
  {
    name: 'suggestions of the search',
    width: 1280,
    otherWidth: 800,
    open: (page, site) => openSuggestions(page, `${site}/about`),
  },
  {
    name: 'suggestions of the search on a phone',
    width: 360,
    otherWidth: 440,
    open: (page, site) => openSuggestions(page, `${site}/search`),
  },
  {
    name: 'suggestions of the header’s search on a phone',
    width: 360,
    otherWidth: 440,
    open: (page, site) => openSuggestions(page, `${site}/about`),
  },
]

/** A stub of the video host's player. */
const PLAYER = '<!doctype html><html lang="en"><title>Player</title><p>It plays.</p></html>'

async function openCarousel(page: Page, site: string) {
  await openAtRest(page, `${site}/saturday`)
  const carousel = page.locator('[data-carousel]').first()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-mounted', '')
  return carousel
}

async function openSuggestions(page: Page, url: string) {
  await openAtRest(page, url)
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus()
  const box = page.getByRole('combobox').first()
  await expect(box).toBeVisible()
  await box.fill('')
  await box.pressSequentially('ha')
  await expect(page.getByRole('option').first()).toBeVisible()
}

async function openDropdown(page: Page, site: string) {
  await openAtRest(page, site)
  const dropdown = page.locator('[data-gallery="journal"] [data-dropdown]').first()
  await dropdown.click()
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true')
}
