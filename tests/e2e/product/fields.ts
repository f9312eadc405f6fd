import { expect, type Locator } from '@playwright/test'
import { createWaitForIdle } from './wait-for-idle'

/** Time in which a field keeps its value, ms, and for all attempts. */
const ATTEMPT = { timeout: 500 }
const ALL_ATTEMPTS = { timeout: 40_000 }

/** A text field by its label. Not by role: Payload does not associate all labels in drawers with their fields. */
export const textField = (within: Locator, label: string) =>
  within
    .locator('label')
    .filter({ hasText: new RegExp(`^\\s*${label}\\s*([*—]|$)`) })
    .locator('xpath=..')
    .locator('input[type=text], textarea')
    .first()

/** Fills a field and waits until no response is pending. Repeats if one has reset the form. */
export async function fillField(field: Locator, text: string) {
  const waitForIdle = createWaitForIdle(field.page())
  await expect(async () => {
    await field.fill(text, { timeout: 2000 })
    await waitForIdle()
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
