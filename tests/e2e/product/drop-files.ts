import type { Page } from '@playwright/test'

export interface DroppedFile {
  readonly name: string
  readonly data: Buffer
  /** JPEG by default. */
  readonly mimetype?: string
}

/** Drops files on the screen, as from a folder on the desktop. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (contents) => {
      const data = new DataTransfer()
      for (const { name, type, base64 } of contents) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        data.items.add(new File([bytes], name, { type }))
      }
      return data
    },
    files.map(({ name, data, mimetype = 'image/jpeg' }) => ({
      ...{ name, type: mimetype, base64: data.toString('base64') },
    })),
  )
  await page.locator('body').dispatchEvent('dragover', { dataTransfer: transfer })
  await page.locator('body').dispatchEvent('drop', { dataTransfer: transfer })
}
