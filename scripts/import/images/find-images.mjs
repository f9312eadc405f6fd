// @ts-check
import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { IMAGE_EXTENSIONS, isImage, maxSizeOf } from '../upload/image-types.mjs'

/**
 * @typedef {object} ImageFile
 * @property {string} path
 * @property {string} name relative to the root, with slashes
 * @property {readonly string[]} folders names of the folders that contain it, below the root
 * @property {string | null} sidecar path of the XMP file beside it
 *
 * @typedef {{ name: string, reason: string }} OtherFile a file that is not imported
 */

/** Files that operating systems leave in folders. */
const SYSTEM_FILES = /^(\..*|Thumbs\.db|desktop\.ini|__MACOSX)$/i

/**
 * The images in a folder and its subfolders, by name. Links are not followed, so nothing outside of it is read.
 * @param {string} root
 * @returns {{ images: readonly ImageFile[], others: readonly OtherFile[] }}
 */
export function findImages(root) {
  /** @type {ImageFile[]} */
  const images = []
  /** @type {OtherFile[]} */
  const others = []
  findIn(root, [], { images, others })
  return { images, others }
}

/** @param {string} folder @param {readonly string[]} folders @param {{ images: ImageFile[], others: OtherFile[] }} found */
function findIn(folder, folders, found) {
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SYSTEM_FILES.test(name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  const names = new Map(entries.map(({ name }) => [name.toLowerCase(), name]))
  const sidecars = new Set()
  for (const entry of entries.filter((entry) => entry.isFile())) {
    if (!isImage(entry.name)) continue
    const path = join(folder, entry.name)
    const name = [...folders, entry.name].join('/')
    const sidecar = names.get(`${entry.name}.xmp`.toLowerCase()) ?? names.get(sidecarOf(entry.name))
    if (sidecar) sidecars.add(sidecar)
    const reason = refuseSize(entry.name, statSync(path).size)
    if (reason) found.others.push({ name, reason })
    else found.images.push({ path, name, folders, sidecar: sidecar ? join(folder, sidecar) : null })
  }
  for (const entry of entries) {
    const name = [...folders, entry.name].join('/')
    if (entry.isDirectory()) findIn(join(folder, entry.name), [...folders, entry.name], found)
    else if (!entry.isFile()) found.others.push({ name, reason: 'is a link' })
    else if (!isImage(entry.name) && !sidecars.has(entry.name))
      found.others.push({ name, reason: describeOther(entry.name) })
  }
}

/** @param {string} name @param {number} size bytes @returns {string | null} */
export function refuseSize(name, size) {
  const max = maxSizeOf(name)
  return size > max ? `is larger than ${max / 1024 / 1024} MB` : null
}

/** `tide.jpg` → `tide.xmp`. @param {string} name */
const sidecarOf = (name) => `${name.slice(0, -extname(name).length)}.xmp`.toLowerCase()

/** @param {string} name */
const describeOther = (name) =>
  extname(name).toLowerCase() === '.xmp'
    ? 'has no image beside it'
    : `is not one of ${IMAGE_EXTENSIONS.join(', ')}`
