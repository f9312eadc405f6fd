import { expect, type Locator, type Page } from '@playwright/test'
import { waitForTexts } from '../admin'
import { createWaitForIdle } from './wait-for-idle'

/** Driver for the form of a page in the admin. */
export class PageForm {
  readonly waitForIdle: () => Promise<void>
  constructor(readonly page: Page) {
    this.waitForIdle = createWaitForIdle(page)
  }

  /** Blocks of the page, without those in columns. */
  blocks = () => this.page.locator('#field-blocks > .blocks-field__rows > [id^="blocks-row-"]')
  block = (index: number) => this.page.locator(`#blocks-row-${index}`)
  drawer = () => topDrawer(this.page)

  /** Adds a block at the end of the page. */
  async addBlock(type: string): Promise<Locator> {
    await this.waitForIdle()
    const count = await this.blocks().count()
    await this.selectBlockType(this.addButton(), type)
    await waitForFields(this.block(count))
    return this.block(count)
  }

  /** Adds a block at the end of a column. */
  async addBlockTo(column: Locator, type: string): Promise<Locator> {
    await this.waitForIdle()
    const rows = column.locator('.blocks-field__row')
    const count = await rows.count()
    await this.selectBlockType(this.addButton(column), type)
    await expect(rows).toHaveCount(count + 1)
    await waitForFields(rows.last())
    return rows.last()
  }

  /** The button for blocks of a column, or of the page. */
  addButton = (column?: Locator) =>
    column?.getByRole('button', { name: 'Add Block', exact: true }) ??
    this.page.locator('#field-blocks > .blocks-field__drawer-toggler')

  /**
   * Adds a block without waiting for the server. Presses the button again if the drawer was closed meanwhile: by a
   * publication, or because a new document was opened. Until it has closed, it keeps the focus.
   */
  async selectBlockType(button: Locator, type: string) {
    const option = this.drawer().getByRole('button', { name: type, exact: true })
    await expect(async () => {
      if ((await this.drawer().count()) === 0) await button.click({ timeout: 5000 })
      await option.click({ timeout: 5000 })
    }).toPass({ timeout: 90_000 })
    await expect(this.drawer()).toHaveCount(0)
  }
}

/** Selects an action in the menu of a block or array row. */
export async function selectRowAction(row: Locator, action: 'Move Up' | 'Duplicate' | 'Remove') {
  await row.locator('.array-actions__button').first().click()
  await row.page().locator('.array-actions__action:visible').filter({ hasText: action }).click()
}

/** The topmost open drawer. */
export const topDrawer = (page: Page) => page.locator('.drawer__content').last()

/** Saves a drawer. */
export async function saveDrawer(page: Page, options?: { readonly timeout: number }) {
  const drawer = topDrawer(page)
  await waitForTexts(page)
  await drawer.getByRole('button', { name: 'Save changes' }).click()
  await expect(drawer).toHaveCount(0, options)
}

/** Waits for the fields of a new row. Payload mounts them twice, with a shimmer in between; earlier input is lost. */
export async function waitForFields(row: Locator) {
  await expect(row).toBeVisible()
  await expect(row.locator('.shimmer-effect')).toHaveCount(0)
}
