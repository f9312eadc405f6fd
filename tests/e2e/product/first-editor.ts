import { expect, type Page } from '@playwright/test'
import type { Product } from './start-product'

/** What is typed before the admin's script is alive is lost: wait for it. */
export const openAdmin = (page: Page, address: string) =>
  page.goto(address, { waitUntil: 'networkidle' })

/** Becomes the first editor of a product, by the link it printed. */
export async function signUp(page: Page, { site, setupLink }: Product): Promise<void> {
  await openAdmin(page, setupLink)
  await page.fill('#field-email', 'ada@example.org')
  await page.fill('#field-name', 'Ada Editor')
  await page.fill('#field-password', 'a long enough password')
  await page.fill('#field-confirm-password', 'a long enough password')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(`${site}/admin`)
}

/** Publishes or saves what the form holds, once all that was typed has been saved as a draft. */
export async function publish(page: Page): Promise<void> {
  await expect(page.getByText(/saving/i)).toHaveCount(0)
  await page.click('#action-save')
  await expect(page.locator('.payload-toast-container')).toContainText(/published|updated/i)
}
