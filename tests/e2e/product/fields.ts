import { expect, type Locator } from '@playwright/test'

/** Time in which a field keeps its value, ms, and for all attempts. */
const ATTEMPT = { timeout: 500 }
const ALL_ATTEMPTS = { timeout: 20_000 }

/** A text field by its label. Not by role: Payload does not associate all labels in drawers with their fields. */
export const textField = (within: Locator, label: string) =>
  within
    .locator('label')
    .filter({ hasText: new RegExp(`^\\s*${label}\\s*([*—]|$)`) })
    .locator('xpath=..')
    .locator('input[type=text], textarea')
    .first()

/** Fills a field. Repeats if a late server response resets the form. */
export async function fillField(field: Locator, text: string) {
  await expect(async () => {
    await field.fill(text, { timeout: 2000 })
    await expect(field).toHaveValue(text, ATTEMPT)
  }).toPass(ALL_ATTEMPTS)
}

/** Checks a radio button or checkbox. Repeats if a late server response resets the form. */
export async function checkOption(option: Locator) {
  await expect(async () => {
    await option.click({ timeout: 2000 })
    await expect(option).toBeChecked(ATTEMPT)
  }).toPass(ALL_ATTEMPTS)
}

/** Selects an option of a select or relationship field. */
export async function selectOption(field: Locator, option: string) {
  await field.locator('.rs__control').click()
  await field.getByRole('option', { name: option, exact: true }).click()
}
