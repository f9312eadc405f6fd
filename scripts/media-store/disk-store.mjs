// @ts-check
import { createReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Files in `DATA_DIR/media`.
 * @param {string} dataDir
 * @returns {import('./media-store.mjs').MediaStore}
 */
export function createDiskStore(dataDir) {
  const root = join(dataDir, 'media')
  const path = (/** @type {string} */ folder, /** @type {string} */ name) =>
    join(root, folder, basename(name))
  // A missing or unreadable file has no size.
  const sizeOf = async (/** @type {string} */ file) => {
    const stats = await stat(file).catch(() => null)
    return stats?.isFile() ? stats.size : null
  }
  return {
    size: (folder, name) => sizeOf(path(folder, name)),
    async read(folder, name, range) {
      const file = path(folder, name)
      return (await sizeOf(file)) === null ? null : createReadStream(file, range)
    },
    isPresent: () =>
      access(root).then(
        () => true,
        () => false,
      ),
  }
}
