import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { CmsClient } from './running/cms-client'
import type { Product } from './running/start-product'

/** ms. A form asks again and again while the sizes of its images are being made. */
const MAX_IDLE_WAIT_MS = 10_000

/** Opens a page of the admin and waits until it is interactive: earlier input would be lost. */
export async function openAdmin(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const isIdle = page.waitForLoadState('networkidle', { timeout: MAX_IDLE_WAIT_MS })
  // What follows is what counts.
  await isIdle.catch(() => {})
  await page.waitForFunction(() =>
    // React has hydrated them: on a busy machine, long after the network is idle.
    [...document.querySelectorAll('input[id^=field-], textarea[id^=field-], button')].every(
      (control) => Object.keys(control).some((key) => key.startsWith('__reactProps')),
    ),
  )
  // Its effects have run, which listen to the page.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

export const FIRST_EDITOR = {
  email: 'ada@example.org',
  name: 'Ada Editor',
  password: 'a long enough password',
}

/** Creates the first user with the setup link that the product printed. */
export async function signUp(page: Page, { site, setupLink }: Product): Promise<void> {
  await openAdmin(page, setupLink)
  await page.fill('#field-email', FIRST_EDITOR.email)
  await page.fill('#field-name', FIRST_EDITOR.name)
  await page.fill('#field-password', FIRST_EDITOR.password)
  await page.fill('#field-confirm-password', FIRST_EDITOR.password)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(`${site}/admin`)
}

interface NewEditor {
  readonly site: string
  readonly cms: CmsClient
  readonly name: string
  readonly role?: 'admin' | 'editor' | 'author'
}

/** Creates an editor and signs in. @returns a page of their own browser profile */
export async function signInAsNew(
  browser: Browser,
  { site, cms, name, role = 'editor' }: NewEditor,
): Promise<Page> {
  const email = `${name.toLowerCase()}.${Date.now()}@example.org`
  const password = 'a long enough password'
  await cms.create('users', { email, name, password, role })
  const page = await (await browser.newContext()).newPage()
  await openAdmin(page, `${site}/admin/login`)
  await page.fill('#field-email', email)
  await page.fill('#field-password', password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${site}/admin`)
  return page
}

/**
 * Waits until forms have what was typed in rich texts. Payload takes it over when the browser is idle, after 500 ms at the
 * latest.
 */
export const waitForTexts = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 600 })),
  )

/**
 * Publishes or saves the form after the last autosave has finished.
 * @param press by key or finger, instead of a click
 */
export async function publish(
  page: Page,
  press = (button: Locator) => button.click(),
): Promise<void> {
  await waitForTexts(page)
  await expect(page.getByText(/saving/i)).toHaveCount(0)
  await press(page.locator('#action-save').first())
  await expect(page.locator('.payload-toast-container')).toContainText(/published|updated/i)
}
