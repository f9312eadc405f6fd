// @ts-check
import { existsSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashFile } from '../process/hash-file.mjs'
import { DATA } from './manifest.mjs'

/** What the data folder contains beside the database. Uploads in progress and the run's own files are left out. */
const ENTRIES = [
  'media/originals',
  'media/variants',
  'media/videos',
  'imports',
  'cms-secret',
  'internal-api-token',
  'metrics-token',
  'setup-token',
  'demo-state',
]

/** @typedef {import('./manifest.mjs').FileRecord} FileRecord */

/**
 * Copies the files of the data folder that the backup does not have yet. The names of media contain a hash of their
 * content, so a file of the previous backup with the same name and size is linked instead of copied.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.backup folder
 * @param {import('./list-backups.mjs').Backup | undefined} options.previous
 * @param {Record<string, FileRecord>} options.files receives the copied files, by path in the backup
 */
export async function copyData({ dataDir, backup, previous, files }) {
  for (const entry of ENTRIES)
    for (const path of await filesBelow(dataDir, entry)) {
      const target = join(DATA, path)
      if (files[target]) continue
      const source = join(dataDir, path)
      const record =
        (entry.startsWith('media/') &&
          (await linkPrevious({ source, backup, previous, target }))) ||
        (await copy(source, join(backup, target)))
      if (record) files[target] = record
    }
}

/**
 * @param {{ source: string, backup: string, previous: import('./list-backups.mjs').Backup | undefined, target: string }} options
 * @returns {Promise<FileRecord | null>} null: the previous backup does not have the file
 */
async function linkPrevious({ source, backup, previous, target }) {
  const record = previous?.manifest.files[target]
  if (!previous || !record || (await stat(source)).size !== record.size) return null
  const path = join(backup, target)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return link(join(previous.folder, target), path).then(
    () => record,
    // Another disk, a file system without links, or a damaged backup: the file is copied.
    () => null,
  )
}

/** @param {string} source @param {string} target @returns {Promise<FileRecord | null>} null: deleted meanwhile */
async function copy(source, target) {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  try {
    await copyFile(source, target)
  } catch (error) {
    if (!existsSync(source)) return null
    throw error
  }
  await chmod(target, 0o600)
  return describeFile(target)
}

/** @param {string} path @returns {Promise<FileRecord>} */
export async function describeFile(path) {
  return { size: (await stat(path)).size, sha256: await hashFile(path) }
}

/** Paths relative to the folder. @param {string} folder @param {string} path @returns {Promise<string[]>} */
async function filesBelow(folder, path) {
  const absolute = join(folder, path)
  if (!existsSync(absolute)) return []
  if ((await stat(absolute)).isFile()) return [path]
  const entries = await readdir(absolute, { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !name.endsWith('.part'))
      .map((entry) => filesBelow(folder, join(path, entry.name))),
  )
  return nested.flat()
}
