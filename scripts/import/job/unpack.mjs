// @ts-check
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { COLLECTIONS, MANIFEST, SETTINGS_FILE } from '../../export/export-format.mjs'
import { extractZip, isZip, readZipNames } from '../images/extract-zip.mjs'

const EXPORT_FILES = new Set([
  ...[MANIFEST, SETTINGS_FILE],
  ...COLLECTIONS.map((collection) => `${collection}.ndjson`),
])
const ORIGINAL = /^(media|videos)\/[^/]+$/

/**
 * Replaces an archive by its files, if it is the export of a site.
 * @param {string} path of a ZIP archive
 * @returns {Promise<boolean>} whether it was one
 */
export async function unpackExport(path) {
  if (!(await readZipNames(path)).includes(MANIFEST)) return false
  const folder = `${path}.unpacked`
  await extractZip(path, folder, ({ fileName }) =>
    EXPORT_FILES.has(fileName) || ORIGINAL.test(fileName) ? null : 'is not part of an export',
  )
  rmSync(path)
  return true
}

/** Replaces the archives beside a table by their images, which its rows name. @param {string} file */
export async function unpackImages(file) {
  const folder = dirname(file)
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )) {
    const path = join(folder, name)
    if (name === basename(file) || !(await isZip(path))) continue
    const unpacked = join(folder, `${name}.unpacked`)
    await extractZip(path, unpacked)
    cpSync(unpacked, folder, { recursive: true, force: false })
    rmSync(unpacked, { recursive: true })
    rmSync(path)
  }
}
