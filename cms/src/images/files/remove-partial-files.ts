import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { incomingDir, videosDir } from '../../videos/folders'
import { originalsDir, variantsDir } from '../folders'

/**
 * Removes the files that the end of the CMS has interrupted: uploads in progress, and images that were being written. Call
 * it before the first request and the first image, because it removes those of the present too.
 */
export async function removePartialFiles(dataDir: string): Promise<void> {
  await removeFiles(incomingDir(dataDir), () => true)
  for (const folder of [originalsDir, variantsDir, videosDir])
    await removeFiles(folder(dataDir), (name) => name.endsWith('.part'))
}

async function removeFiles(folder: string, isPartial: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []) // Missing folder: nothing was uploaded yet.
  for (const name of names)
    if (isPartial(name)) await rm(path.join(folder, name), { force: true, recursive: true })
}
