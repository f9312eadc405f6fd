import { expect, type Browser, type Page } from '@playwright/test'
import { openAdmin } from './admin'

export interface Person {
  readonly email: string
  readonly name: string
}

export const NEW_PASSWORD = 'paper from the harbour'

/** An admin fills in the form for an invitation. @returns the dialog, with its result */
export async function invite(admin: Page, { email, name }: Person) {
  await admin.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByLabel('Role').selectOption('editor')
  await dialog.getByRole('button', { name: /Send the invitation|Make the link/ }).click()
  await expect(dialog.getByRole('status')).toContainText(email)
  return dialog
}

/** Opens the link of an invitation and chooses a password, which signs in. @returns a page of their own browser profile */
export async function acceptInvitation(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openAdmin(page, link)
  await page.fill('#field-password', NEW_PASSWORD)
  await page.fill('#field-confirm-password', NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  return page
}

/** Signs in anew with the password. Somebody with a second factor is asked for it then. */
export async function signIn(page: Page, site: string, { email }: Person): Promise<void> {
  await page.context().clearCookies()
  await openAdmin(page, `${site}/admin/login`)
  await page.fill('#field-email', email)
  await page.fill('#field-password', NEW_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}
