import { expect, type Locator, type Page } from '@playwright/test'
import type { DroppedFile } from './drop-files'

/**
 * Uploads files with the button of Media.
 * @param press by key or finger
 * @returns the panel that says that all are uploaded
 */
export async function uploadImages(
  page: Page,
  files: readonly DroppedFile[],
  press: (button: Locator) => Promise<void>,
): Promise<Locator> {
  const fileChooser = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Upload images' }))
  const contents = files.map(({ name, data, mimetype: mimeType = 'image/jpeg' }) => ({
    name,
    mimeType,
    buffer: data,
  }))
  await (await fileChooser).setFiles(contents)
  const uploads = page.getByRole('region', { name: 'Uploads' })
  const text = `${files.length} of ${files.length} uploaded`
  await expect(uploads).toContainText(text, { timeout: 90_000 })
  return uploads
}
