import { expect, type Locator } from '@playwright/test'

/** A text field by its label. Not by role: Payload does not associate all labels in drawers with their fields. */
export const textField = (within: Locator, label: string) =>
  within
    .locator('label')
    .filter({ hasText: new RegExp(`^\\s*${label}\\s*([*—]|$)`) })
    .locator('xpath=..')
    .locator('input[type=text], textarea')
    .first()

/** Fills a field. */
export const fillField = (field: Locator, text: string) => field.fill(text)

/** Checks a radio button or checkbox. */
export async function checkOption(option: Locator) {
  await option.click()
  await expect(option).toBeChecked()
}

/** Selects an option of a select or relationship field. */
export async function selectOption(field: Locator, option: string) {
  await field.locator('.rs__control').click()
  await field.getByRole('option', { name: option, exact: true }).click()
}
