import { expect, type Page } from '@playwright/test'
import type { Product } from './start-product'

/** Opens a page of the admin and waits until it is interactive: earlier input would be lost. */
export const openAdmin = (page: Page, url: string) => page.goto(url, { waitUntil: 'networkidle' })

/** Creates the first user with the setup link that the product printed. */
export async function signUp(page: Page, { site, setupLink }: Product): Promise<void> {
  await openAdmin(page, setupLink)
  await page.fill('#field-email', 'ada@example.org')
  await page.fill('#field-name', 'Ada Editor')
  await page.fill('#field-password', 'a long enough password')
  await page.fill('#field-confirm-password', 'a long enough password')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(`${site}/admin`)
}

/** Signs in as the editor of `signUp`, whom the shared product has too. */
export async function signIn(page: Page, site: string): Promise<void> {
  await openAdmin(page, `${site}/admin/login`)
  await page.fill('#field-email', 'ada@example.org')
  await page.fill('#field-password', 'a long enough password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${site}/admin`)
}

/** Publishes or saves the form after the last autosave has finished. */
export async function publish(page: Page): Promise<void> {
  await expect(page.getByText(/saving/i)).toHaveCount(0)
  await page.click('#action-save')
  await expect(page.locator('.payload-toast-container')).toContainText(/published|updated/i)
}
