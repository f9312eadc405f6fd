import { expect, type Locator } from '@playwright/test'
import { saveDrawer, topDrawer } from './page-form'
import { createWaitForIdle } from './wait-for-idle'

/** Driver for a rich text field in the admin, used by keyboard. */
export class TextEditor {
  readonly area: Locator
  /** @param within the field, or an element that contains only one rich text field */
  constructor(readonly within: Locator) {
    this.area = within.locator('[data-lexical-editor=true]').first()
  }

  /** Blocks in the text: code, pull quotes and videos. */
  blocks = () => this.area.locator('> [data-lexical-decorator="true"]')

  /** Moves the caret to the end of the text. */
  async moveToEnd() {
    await this.area.focus()
    // After a drawer closes, Lexical restores the selection, which typing would replace.
    await createWaitForIdle(this.page)()
    await this.keyboard.press('Control+End')
    await expect.poll(() => this.page.evaluate(() => getSelection()?.isCollapsed)).toBe(true)
  }

  /** Replaces the whole text. */
  async replaceWith(...lines: readonly string[]) {
    await this.moveToEnd()
    await this.keyboard.press('Control+a')
    await this.keyboard.press('Delete')
    await this.type(...lines)
    await expect(this.area).toContainText(lines.at(-1) ?? '')
  }

  /** Types lines of Markdown. */
  async type(...lines: readonly string[]) {
    for (const [index, line] of lines.entries()) {
      if (index > 0) await this.keyboard.press('Enter')
      await this.keyboard.type(line)
    }
  }

  /** Inserts a block with the slash menu. */
  async insert(block: string) {
    // A space would close the menu, so only the first word is typed.
    await this.keyboard.type(`/${block.toLowerCase().split(' ')[0]}`)
    const popup = this.page.locator('.slash-menu-popup')
    await expect(popup.getByRole('option', { name: block, exact: true })).toBeVisible()
    await this.keyboard.press('Enter')
    await expect(popup).toHaveCount(0)
  }

  /** Inserts an inline block with the toolbar. It replaces the selection. */
  async insertFromToolbar(inlineBlock: string) {
    await this.within.locator('.toolbar-popup__dropdown-inlineBlocks').first().click()
    await this.page.getByRole('button', { name: inlineBlock, exact: true }).click()
  }

  async selectLastWord(word: string) {
    await this.moveToEnd()
    await this.keyboard.press('Control+Shift+ArrowLeft')
    await expect.poll(() => this.page.evaluate(() => getSelection()?.toString())).toBe(word)
  }

  async linkLastWord(word: string, url: string) {
    await this.selectLastWord(word)
    await this.within.locator('.toolbar-popup__button-link').first().click()
    const field = topDrawer(this.page).locator('#field-url')
    await expect(field).toBeVisible()
    await field.fill(url)
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
