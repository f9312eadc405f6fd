import type { Locator, Page } from '@playwright/test'
import { reportFigure } from '../../product/report-figure'

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

/** The fields that do not show what was typed, with what they show; empty if nothing was lost. */
export async function lostInForm(fields: readonly TypedField[]) {
  const shown = await Promise.all(
    fields.map(({ field }) =>
      field.evaluate((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.value
          : (element.textContent ?? ''),
      ),
    ),
  )
  return shown.filter((text, index) => !text.includes(fields[index]?.text.trim() ?? ''))
}

/** The texts that are missing in a stored document. */
export function lostInDocument(document: unknown, fields: readonly TypedField[]) {
  const stored = JSON.stringify(document)
  return fields.map(({ text }) => text.trim()).filter((text) => !stored.includes(text))
}

/** Prints how much was typed, after it was found in the form and in the stored document. */
export function reportTyped(walk: string, fields: readonly TypedField[]): void {
  const characters = fields.reduce((sum, { text }) => sum + text.length, 0)
  reportFigure(walk, `${characters.toLocaleString('en')} characters typed, 0 lost`)
}
