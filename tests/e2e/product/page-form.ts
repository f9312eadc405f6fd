import { expect, type Locator, type Page } from '@playwright/test'
import { whenQuiet } from './when-quiet'

/** The form of a page of blocks in the admin, as an editor uses it. */
export class PageForm {
  /** Waits until the form is at rest. */
  readonly quiet: () => Promise<void>
  constructor(readonly page: Page) {
    this.quiet = whenQuiet(page)
  }

  /** Blocks of the page; those within columns are theirs. */
  blocks = () => this.page.locator('#field-blocks > .blocks-field__rows > [id^="blocks-row-"]')
  block = (place: number) => this.page.locator(`#blocks-row-${place}`)
  drawer = () => drawerOf(this.page)

  /** Adds a block below all others of the page. */
  async add(kind: string): Promise<Locator> {
    await this.quiet()
    const count = await this.blocks().count()
    await this.page.locator('#field-blocks > .blocks-field__drawer-toggler').click()
    await this.kept(async () => {
      await this.pick(kind)
      await settled(this.block(count))
    })
    return this.block(count)
  }

  /** Adds a block to a column. */
  async addWithin(column: Locator, kind: string): Promise<Locator> {
    await this.quiet()
    const rows = column.locator('.blocks-field__row')
    const count = await rows.count()
    await column.getByRole('button', { name: 'Add Block' }).click()
    await this.kept(async () => {
      await this.pick(kind)
      await expect(rows).toHaveCount(count + 1)
      await settled(rows.last())
    })
    return rows.last()
  }

  /** Waits until the draft that follows a change is kept: its answer would empty a text that is begun meanwhile. */
  async kept(change: () => Promise<unknown>) {
    await expect(this.page.getByText(/saving/i)).toHaveCount(0)
    const asked = this.page.waitForRequest(
      (request) => request.method() === 'PATCH' && request.url().includes('autosave'),
    )
    await change()
    await (await (await asked).response())?.finished()
    await expect(this.page.getByText(/saving/i)).toHaveCount(0)
  }

  private async pick(kind: string) {
    await this.drawer().getByRole('button', { name: kind, exact: true }).click()
    await expect(this.drawer()).toHaveCount(0)
  }
}

/** From the menu behind the dots of a block or another row. */
export async function actOn(row: Locator, action: 'Move Up' | 'Duplicate' | 'Remove') {
  await row.locator('.array-actions__button').first().click()
  await row.page().locator('.array-actions__action:visible').filter({ hasText: action }).click()
}

/** The drawer that lies on top. */
export const drawerOf = (page: Page) => page.locator('.drawer__content').last()

/** Saves what a drawer has. A text that was typed the moment before may not have reached its form: then once more. */
export async function saveDrawer(page: Page) {
  const drawer = drawerOf(page)
  await expect(async () => {
    if ((await drawer.count()) > 0)
      await drawer.getByRole('button', { name: 'Save changes' }).click({ timeout: 2000 })
    await expect(drawer).toHaveCount(0, { timeout: 3000 })
  }).toPass({ timeout: 20_000 })
}

/** Fields of a new row are drawn, taken away for a shimmer and drawn again: what is typed before is lost. */
export async function settled(row: Locator) {
  await expect(row).toBeVisible()
  await expect(row.locator('.shimmer-effect')).toHaveCount(0)
}

/** Fills a field whose form may still be hearing from the server. */
export async function write(field: Locator, text: string) {
  await expect(async () => {
    await field.fill(text, { timeout: 2000 })
    await expect(field).toHaveValue(text, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

/** Chooses what a form offers, whose answer from the server may take a choice back. */
export async function check(option: Locator) {
  await expect(async () => {
    await option.click({ timeout: 2000 })
    await expect(option).toBeChecked({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

/** A field by the words that stand above it. In drawers the admin does not tie the two together: no role has that name. */
export const textbox = (within: Locator, label: string) =>
  within
    .locator('label')
    .filter({ hasText: new RegExp(`^\\s*${label}\\s*([*—]|$)`) })
    .locator('xpath=..')
    .locator('input[type=text], textarea')
    .first()

export async function choose(field: Locator, option: string) {
  await field.locator('.rs__control').click()
  await field.getByRole('option', { name: option, exact: true }).click()
}
