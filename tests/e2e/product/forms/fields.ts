import { expect, type Locator } from '@playwright/test'

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

/** Picks a page or an article from its list. */
export async function pickDocument(field: Locator, from: 'pages' | 'articles', title: string) {
  await field.getByRole('button', { name: `Choose from ${from}` }).click()
  const list = field.page().locator('.list-drawer')
  await list.getByRole('button', { name: title, exact: true }).click()
  await expect(list).toHaveCount(0)
  await expect(field.getByText(title, { exact: true })).toBeVisible()
}
