import { expect, type Page } from '@playwright/test'
import { GalleryOnPage } from '../product/gallery-page'
import { LightboxOnPage } from '../product/lightbox-on-page'

/** Every kind of page a visitor may be given, by an address of the demo. */
export const PAGE_KINDS = {
  'the front page': '/',
  'a filtered gallery': '/?work.topic=print',
  'a gallery where nothing matches': '/register?register.q=zzzz',
  'a list on numbered pages': '/register?register.page=2',
  'masonry without end': '/archive',
  'a page of text and a drawn pattern': '/about',
  'a page of text': '/contact',
  'a page of every block': '/saturday',
  'an article': '/articles/harbour-lights',
  'an article with links for the lightbox': '/articles/almanac',
  'a search before any word': '/search',
  'a search with results': '/search?q=salt',
  'a search without': '/search?q=zzzz',
  'an address that is not there': '/no-such-page',
} as const satisfies Readonly<Record<string, string>>

export const KINDS = Object.entries(PAGE_KINDS)

/** A page is at rest: its pictures of the first window and its fonts are there, and its galleries are awake. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  const islands = page.locator('[data-island]')
  if ((await islands.count()) > 0)
    await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

export interface PageState {
  readonly name: string
  /** px */
  readonly width: number
  readonly open: (page: Page, site: string) => Promise<void>
}

/** What stands over a page once a visitor has done something. */
export const PAGE_STATES: readonly PageState[] = [
  {
    name: 'the lightbox with a picture',
    width: 1280,
    open: async (page, site) => {
      await openAtRest(page, site)
      const work = new GalleryOnPage(page, 'work')
      await work.enlarge((await work.ids())[0] ?? '')
    },
  },
  {
    name: 'the lightbox with an article',
    width: 1280,
    open: async (page, site) => {
      await openAtRest(page, `${site}/register?register.view=almanac`)
      await new LightboxOnPage(page).expectOpen()
    },
  },
  {
    name: 'an open dropdown',
    width: 1280,
    open: (page, site) => openDropdown(page, site),
  },
  {
    name: 'a dropdown as a sheet',
    width: 360,
    open: (page, site) => openDropdown(page, site),
  },
  {
    name: 'the menu of a phone',
    width: 360,
    open: async (page, site) => {
      await openAtRest(page, site)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.locator('#menu')).toBeVisible()
    },
  },
  {
    name: 'an open sub-menu',
    width: 1280,
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
    name: 'suggestions of the search',
    width: 1280,
    open: async (page, site) => {
      await openAtRest(page, `${site}/about`)
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus()
      const box = page.getByRole('combobox')
      await expect(box).toBeVisible()
      await box.pressSequentially('ha')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
]

async function openDropdown(page: Page, site: string) {
  await openAtRest(page, site)
  const dropdown = page.locator('[data-gallery="journal"] [data-dropdown]').first()
  await dropdown.click()
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true')
}
