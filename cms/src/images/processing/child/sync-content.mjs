// @ts-check
import { open } from 'node:fs/promises'

/**
 * Waits until the content of a file is on the disk. Its name may not be yet.
 * @param {string} file path
 */
export async function syncContent(file) {
  const handle = await open(file)
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}
