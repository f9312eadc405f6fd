import { expect, type Locator, type Page } from '@playwright/test'

/** Driver for a gallery on the site. */
export class GalleryDriver {
  readonly section: Locator
  constructor(
    readonly page: Page,
    readonly id: string,
  ) {
    this.section = page.locator(`[data-gallery="${id}"]`)
  }

  tiles = () => this.section.locator('[data-tile]')
  tile = (slug: string) => this.section.locator(`[data-tile="${slug}"]`)
  status = () => this.section.locator('p[role="status"]').first()
  group = (group: string) => this.section.locator(`[data-filter-group="${group}"]`)
  option = (group: string, option: string) => this.group(group).locator(`[data-option="${option}"]`)
  chips = () => this.section.locator('[data-active-filters] a')
  lightbox = () => this.page.locator('dialog[data-lightbox][open]')

  /** Clicks a filter option; opens the dropdown first if the group has one. */
  async selectOption(group: string, option: string) {
    const dropdown = this.group(group).locator('[data-dropdown]')
    if (await dropdown.count()) await dropdown.click()
    await this.option(group, option).click()
  }

  /** The number beside an option. */
  async countOf(group: string, option: string): Promise<number> {
    const text = await this.option(group, option).locator('[data-count]').textContent()
    return Number(text?.replace(/\D/g, ''))
  }

  /** Ids of the visible tiles, in order. */
  ids = () => this.tiles().evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')))

  async expectMatching(count: number) {
    await expect(this.status()).toHaveText(new RegExp(`^${count.toLocaleString('en')}\\b`))
  }

  async openLightbox(slug: string) {
    const tile = this.tile(slug)
    await tile.hover()
    await tile.locator('[data-zoom]').click()
    await expect(this.lightbox()).toHaveAttribute('data-status', 'open')
  }
}

/** The query string of the page's URL. */
export const urlSearch = (page: Page) => new URL(page.url()).search
