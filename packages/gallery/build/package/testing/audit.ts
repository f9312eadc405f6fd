import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The caption of the lightbox must be part of the audit, so the dialog has faded in and its image is shown. */
export async function waitForSlide(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name })
  await dialog.and(page.locator('[data-status=open]')).waitFor()
  await dialog.locator('[data-slide][data-status=shown]').waitFor()
  await dialog.locator('[data-slide] > figcaption').waitFor()
}

/** Expects that no rule of axe is violated in the open dialog, in light and dark. */
export async function expectReadableDialog(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
    const found = violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes[0]?.html}`)
    expect(found).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
