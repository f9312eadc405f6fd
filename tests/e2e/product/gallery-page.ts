import { expect, type Locator, type Page } from '@playwright/test'

/** One gallery as a visitor meets it: speaks the product, not the markup. */
export class GalleryOnPage {
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

  /** Opens the group's dropdown first when it has one. */
  async choose(group: string, option: string) {
    const dropdown = this.group(group).locator('[data-dropdown]')
    if (await dropdown.count()) await dropdown.click()
    await this.option(group, option).click()
  }

  /** The count shown beside an option. */
  async countOf(group: string, option: string): Promise<number> {
    const text = await this.option(group, option).locator('[data-count]').textContent()
    return Number(text?.replace(/\D/g, ''))
  }

  /** Ids of the tiles shown, in order. */
  ids = () => this.tiles().evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')))

  async expectMatching(count: number) {
    await expect(this.status()).toHaveText(new RegExp(`^${count.toLocaleString('en')}\\b`))
  }

  async enlarge(slug: string) {
    const tile = this.tile(slug)
    await tile.scrollIntoViewIfNeeded()
    await tile.hover()
    await tile.locator('[data-zoom]').click()
    await expect(this.lightbox()).toHaveAttribute('data-status', 'open')
  }
}

export const search = (page: Page) => new URL(page.url()).search
