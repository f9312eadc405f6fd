import { expect, type Locator } from '@playwright/test'
import { drawerOf, saveDrawer, write } from './page-form'

/** A text in the admin, written by keyboard. */
export class TextEditor {
  readonly area: Locator
  /** @param within the field, or the block that has no other text */
  constructor(readonly within: Locator) {
    this.area = within.locator('[data-lexical-editor=true]').first()
  }

  /** Code, quotes and videos that stand in it. */
  parts = () => this.area.locator('> [data-lexical-decorator="true"]')

  /** Goes on below all that is there. */
  async atEnd() {
    await expect(async () => {
      await this.area.focus()
      await this.keyboard.press('Control+End')
      // What was selected before a drawer is selected again after it, and would be written over.
      expect(await this.page.evaluate(() => getSelection()?.isCollapsed)).toBe(true)
    }).toPass({ timeout: 20_000 })
  }

  /** Begins an empty text. The answer to an autosave may empty it once more while the first letters are written. */
  async begin(...lines: readonly string[]) {
    const last = lines.at(-1) ?? ''
    await expect(async () => {
      await this.atEnd()
      await this.keyboard.press('Control+a')
      await this.keyboard.press('Delete')
      await this.type(...lines)
      await expect(this.area).toContainText(last, { timeout: 1000 })
    }).toPass({ timeout: 20_000 })
  }

  /** Line by line, in Markdown, as the editor takes it. */
  async type(...lines: readonly string[]) {
    for (const [index, line] of lines.entries()) {
      if (index > 0) await this.keyboard.press('Enter')
      await this.keyboard.type(line)
    }
  }

  /** By the menu that a slash opens. */
  async insert(part: string) {
    // A space would end the search.
    await this.keyboard.type(`/${part.toLowerCase().split(' ')[0]}`)
    const popup = this.page.locator('.slash-menu-popup')
    await expect(popup.getByRole('option', { name: part, exact: true })).toBeVisible()
    await this.keyboard.press('Enter')
    await expect(popup).toHaveCount(0)
  }

  /** From the bar above the text: it takes the place of what is selected. */
  async choose(part: string) {
    await this.within.locator('.toolbar-popup__dropdown-inlineBlocks').first().click()
    await this.page.getByRole('button', { name: part, exact: true }).click()
  }

  async selectLastWord(word: string) {
    await expect(async () => {
      await this.atEnd()
      await this.keyboard.press('Control+Shift+ArrowLeft')
      expect(await this.page.evaluate(() => getSelection()?.toString())).toBe(word)
    }).toPass({ timeout: 20_000 })
  }

  async linkLastWord(word: string, address: string) {
    await this.selectLastWord(word)
    await this.within.locator('.toolbar-popup__button-link').first().click()
    const drawer = drawerOf(this.page)
    await write(drawer.locator('#field-url'), address)
    await saveDrawer(this.page)
    await expect(this.area.getByRole('link', { name: word })).toBeVisible()
  }

  private get page() {
    return this.area.page()
  }
  private get keyboard() {
    return this.area.page().keyboard
  }
}
