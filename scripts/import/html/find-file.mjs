// @ts-check
import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What the CMS takes of an image, bytes. */
const LARGEST = 25 * 1024 * 1024

/**
 * The file that an address means, where it lies in a folder: by its whole path, whatever host it names. Nothing is asked
 * of a network, and nothing outside of the folder is read, by no link either.
 * @param {string} folder
 * @param {string} address
 * @param {number} [largest] bytes
 * @returns {string | null}
 */
export function findFile(folder, address, largest = LARGEST) {
  const path = pathOf(address)
  if (path === null) return null
  try {
    const root = realpathSync(folder) + sep
    const file = realpathSync(join(root, path))
    const { size } = statSync(file)
    return file.startsWith(root) && statSync(file).isFile() && size <= largest ? file : null
  } catch {
    return null // There is no such file.
  }
}

/** @param {string} address @returns {string | null} */
function pathOf(address) {
  try {
    const { protocol, pathname } = new URL(address, 'https://folder/')
    const path = decodeURIComponent(pathname)
    return /^https?:$/.test(protocol) && !path.includes('\0') ? path : null
  } catch {
    return null // No address at all.
  }
}
