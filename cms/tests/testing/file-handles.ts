import { open, type FileHandle } from 'node:fs/promises'

/** What all open files have in common, to observe or hold back what is written to the disk. */
export async function fileHandles(): Promise<FileHandle> {
  const handle = await open(import.meta.filename)
  await handle.close()
  return Object.getPrototypeOf(handle)
}
