// @ts-check
import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { maxSizeOf } from './image-types.mjs'

/**
 * The file in a folder that a URL names by its path; the host is ignored. Never uses the network and never reads outside
 * of the folder, not even through a link.
 * @param {string} folder
 * @param {string} url
 * @param {number} [maxSize] bytes; default: what an image of its type may have
 * @returns {string | null}
 */
export function findFile(folder, url, maxSize = maxSizeOf(pathOf(url) ?? '')) {
  const path = pathOf(url)
  if (path === null) return null
  try {
    const root = realpathSync(folder) + sep
    const file = realpathSync(join(root, path))
    const stats = statSync(file)
    return file.startsWith(root) && stats.isFile() && stats.size <= maxSize ? file : null
  } catch {
    return null // There is no such file.
  }
}

/** @param {string} url @returns {string | null} */
function pathOf(url) {
  try {
    const { protocol, pathname } = new URL(url, 'https://folder/')
    const path = decodeURIComponent(pathname)
    return /^https?:$/.test(protocol) && !path.includes('\0') ? path : null
  } catch {
    return null // Not a URL.
  }
}
