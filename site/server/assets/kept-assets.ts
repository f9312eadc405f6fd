import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientFolder } from './client-folder'

/** Browsers that have a page of an older version open for longer get its links without script. */
const KEPT_MS = 30 * 24 * 3_600_000

/** In the folder SITE_CACHE_DIR: assets of this version and of earlier ones. */
export const keptAssetsFolder = (cacheFolder: string): string => join(cacheFolder, 'assets')

/**
 * Keeps the assets of this version for the next ones, which are asked for them by pages that are open during an upgrade,
 * and removes those that no version had in the last 30 days. Files are copied, because an upgrade replaces the build.
 *
 * @param now ms since 1970
 * @throws the file system's error
 */
export async function keepAssets(cacheFolder: string, now = Date.now()): Promise<void> {
  const from = join(clientFolder, 'assets')
  const to = keptAssetsFolder(cacheFolder)
  await mkdir(to, { recursive: true })
  const own = new Set(await readdir(from))
  const kept = new Set(await readdir(to))
  for (const name of own) {
    if (!kept.has(name)) await copyAsPrivateFile(join(from, name), join(to, name))
    await utimes(join(to, name), now / 1000, now / 1000)
  }
  for (const name of kept) {
    const file = join(to, name)
    if (!own.has(name) && (await stat(file)).mtimeMs < now - KEPT_MS) await rm(file)
  }
}

/** Not `copyFile`, which keeps the permissions of the build. An interrupted copy leaves no half of a file at its name. */
async function copyAsPrivateFile(from: string, to: string): Promise<void> {
  const part = `${to}.part`
  await writeFile(part, await readFile(from))
  await rename(part, to)
}
