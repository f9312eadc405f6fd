import { expect, type Locator, type Page } from '@playwright/test'

/** Driver for the open lightbox on the site. */
export class LightboxDriver {
  readonly dialog: Locator
  constructor(readonly page: Page) {
    this.dialog = page.locator('dialog[data-lightbox][open]')
  }

  control = (name: string) => this.dialog.getByRole('button', { name, exact: true })
  link = (name: string) => this.dialog.getByRole('link', { name, exact: true })
  status = () => this.dialog.locator('p[role="status"]').first()
  article = () => this.dialog.locator('article[data-fragment]')
  failure = () => this.dialog.getByRole('alert')
  original = () =>
    this.dialog.locator('[data-failure]').getByRole('link', { name: 'Open the original' })

  async expectOpen() {
    await expect(this.dialog).toHaveAttribute('data-status', 'open')
  }

  async expectClosed() {
    await expect(this.dialog).toHaveCount(0)
  }
}

/** Message of a slide whose content cannot be loaded. */
export const FAILED = 'The requested content cannot be loaded. Please try again later.'
