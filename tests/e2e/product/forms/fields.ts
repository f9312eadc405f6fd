import type { Locator } from '@playwright/test'

/** A text field by its label. Not by role: Payload does not associate all labels in drawers with their fields. */
export const textField = (within: Locator, label: string) =>
  within
    .locator('label')
    .filter({ hasText: new RegExp(`^\\s*${label}\\s*([*—]|$)`) })
    .locator('xpath=..')
    .locator('input[type=text], textarea')
    .first()

/** Selects an option of a select or relationship field. */
export async function selectOption(field: Locator, option: string) {
  await field.locator('.rs__control').click()
  await field.getByRole('option', { name: option, exact: true }).click()
}
