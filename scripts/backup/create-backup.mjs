// @ts-check
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../cli/command-error.mjs'
import { copyData, describeFile } from './copy-data.mjs'
import { DATABASES, databaseKind } from './database.mjs'
import { listBackups, UNFINISHED } from './list-backups.mjs'
import { DATABASE_FILE, saveManifest } from './manifest.mjs'
import { verifyBackup } from './verify-backup.mjs'

/**
 * Writes a verified backup of the database and the media into a new folder, also while Tessera runs.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.databaseUrl
 * @param {string} options.to folder of all backups
 * @param {string} options.version of Tessera
 * @param {boolean} options.automatic
 * @param {Date} options.now
 * @returns {Promise<import('./list-backups.mjs').Backup>}
 * @throws {CommandError} when it could not be made or verified; nothing is left of it then
 */
export async function createBackup({ dataDir, databaseUrl, to, version, automatic, now }) {
  const previous = listBackups(to).at(-1)
  const createdAt = now.toISOString()
  const finished = join(to, createdAt.replaceAll(':', '-').replace(/\.\d+Z$/, 'Z'))
  const backup = finished + UNFINISHED
  await mkdir(to, { recursive: true, mode: 0o700 })
  await mkdir(backup, { mode: 0o700 }).catch(() => {
    throw new CommandError(`Another backup is being written to "${backup}".`)
  })
  try {
    const kind = databaseKind(databaseUrl)
    const databaseFile = DATABASE_FILE[kind]
    const { rows, files } = await copyEverything({ dataDir, backup, previous }, () =>
      DATABASES[kind].dump(databaseUrl, join(backup, databaseFile)),
    )
    files[databaseFile] = await describeFile(join(backup, databaseFile))
    const manifest = { createdAt, version, database: kind, automatic, rows, files }
    saveManifest(backup, manifest)
    await verifyBackup({ backup, manifest, databaseUrl })
    await rename(backup, finished)
    return { folder: finished, manifest }
  } catch (error) {
    await rm(backup, { recursive: true, force: true })
    throw error
  }
}

/**
 * Copies the media before and after the database: the first pass takes long, so the second finds the few files that
 * arrived meanwhile, and every file that the copy of the database names is there.
 * @param {object} folders
 * @param {string} folders.dataDir
 * @param {string} folders.backup
 * @param {import('./list-backups.mjs').Backup | undefined} folders.previous
 * @param {() => Promise<import('./manifest.mjs').RowCounts>} dumpDatabase
 */
async function copyEverything({ dataDir, backup, previous }, dumpDatabase) {
  /** @type {Record<string, import('./manifest.mjs').FileRecord>} */
  const files = {}
  await copyData({ dataDir, backup, previous, files })
  const rows = await dumpDatabase()
  await copyData({ dataDir, backup, previous, files })
  return { rows, files }
}
