import { expect, type Page } from '@playwright/test'

/** What the form says about saving. */
export const savingStatus = (page: Page) => page.locator('.tessera-saving').first()

/** Waits until the form says that everything is stored. */
export const expectSaved = (page: Page, options?: { readonly timeout: number }) =>
  expect(savingStatus(page)).toHaveText('Saved', options)
