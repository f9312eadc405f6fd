import { expect, type Locator, type Page } from '@playwright/test'

/** A field in which a test types. */
export interface TypedField {
  readonly name: string
  readonly field: Locator
  /** What the field contains. */
  text: string
}

export const typedField = (name: string, field: Locator): TypedField => ({ name, field, text: '' })

/**
 * Types in the fields by turns, so that responses arrive while another field is being edited.
 * @param characters in all fields together
 */
export async function typeByTurns(page: Page, fields: readonly TypedField[], characters: number) {
  let typed = 0
  for (let round = 0; typed < characters; round++) {
    for (const field of fields) {
      const part = `${field.name} ${round}. `
      await field.field.focus()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(part, { delay: 10 })
      field.text += part
      typed += part.length
    }
  }
}

/** The characters that are missing in what the form shows: 0 if nothing was lost. */
export async function lostInForm(fields: readonly TypedField[]): Promise<number> {
  let lost = 0
  for (const { field, text } of fields) {
    const shown = await field.evaluate((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : (element.textContent ?? ''),
    )
    lost += missing(shown, text)
  }
  return lost
}

/** The characters that are missing in a stored document. */
export function lostInDocument(document: unknown, fields: readonly TypedField[]): number {
  const stored = JSON.stringify(document)
  return fields.reduce((lost, { text }) => lost + missing(stored, text), 0)
}

/** Counts the parts that are not in `content`, each with its characters. */
const missing = (content: string, text: string) =>
  content.includes(text.trim())
    ? 0
    : text
        .split(/(?<=\. )/)
        .filter((part) => !content.includes(part.trim()))
        .reduce((sum, part) => sum + part.length, 1)

/** What the form says about saving. */
export const savingStatus = (page: Page) => page.locator('.tessera-saving').first()

/** Waits until the form says that everything is stored. */
export const expectSaved = (page: Page, timeout: number) =>
  expect(savingStatus(page)).toHaveText('Saved', { timeout })
