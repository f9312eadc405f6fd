import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncContent } from '../processing/child/sync-content.mjs'

/**
 * Stores a file completely or not at all. Once this resolves, a power failure does not lose the file: its content is on
 * the disk before it has its name. On a busy virtual disk that cost 2 ms for 100 kB, 5 ms for 5 MB and 0.1 s for 50 MB.
 * @param write creates the file at a temporary path
 * @throws the file system's error
 */
export async function storeDurably(
  file: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  // Simultaneous uploads of one file have the same name.
  const temporary = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    await write(temporary)
    await syncContent(temporary)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(path.dirname(file))
}

/** Waits until an existing file and its name are on the disk. */
export async function syncFile(file: string): Promise<void> {
  await syncContent(file)
  await syncFolder(path.dirname(file))
}

/** Errors of file systems that cannot sync a folder, such as some network file systems. */
const UNSUPPORTED = new Set(['EBADF', 'EINVAL'])

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    // Not `datasync`, which may leave out names.
    await handle.sync()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!UNSUPPORTED.has(code)) throw error
  } finally {
    await handle.close()
  }
}
