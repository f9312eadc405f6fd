// @ts-check
import { chmod, copyFile, mkdir, rm } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { CommandError } from '../cli/command-error.mjs'
import { describeFile } from './copy-data.mjs'
import { DATABASES, databaseKind } from './database.mjs'
import { DATA, DATABASE_FILE, readManifest } from './manifest.mjs'

/**
 * Restores a backup into an empty data folder and an empty database.
 * @param {object} options
 * @param {string} options.backup folder
 * @param {string} options.dataDir
 * @param {string} options.databaseUrl
 * @returns {Promise<import('./manifest.mjs').Manifest>}
 * @throws {CommandError} when something is in the way or the backup is damaged; nothing is restored then
 */
export async function restoreBackup({ backup, dataDir, databaseUrl }) {
  const manifest = readManifest(backup)
  const kind = databaseKind(databaseUrl)
  if (manifest.database !== kind)
    throw new CommandError(
      `The backup is of a ${NAMES[manifest.database]} database, and DATABASE_URL names a ${NAMES[kind]} one. Set DATABASE_URL to a ${NAMES[manifest.database]} database.`,
    )
  const present = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => name !== 'backups')
    : []
  if (present.length > 0)
    throw new CommandError(
      `The data folder "${dataDir}" is not empty. Move it away, or set DATA_DIR to another folder.`,
    )
  if (!(await DATABASES[kind].isEmpty(databaseUrl)))
    throw new CommandError('The database of DATABASE_URL is not empty. Name an empty one.')
  await checkFiles(backup, manifest)
  try {
    await copyFiles({ backup, dataDir, files: Object.keys(manifest.files) })
    await DATABASES[kind].restore(join(backup, DATABASE_FILE[kind]), databaseUrl)
  } catch (error) {
    for (const name of existsSync(dataDir) ? readdirSync(dataDir) : [])
      if (name !== 'backups') await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
  return manifest
}

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** @param {string} backup @param {import('./manifest.mjs').Manifest} manifest */
async function checkFiles(backup, { files }) {
  for (const [path, { sha256 }] of Object.entries(files)) {
    const found = existsSync(join(backup, path)) ? await describeFile(join(backup, path)) : null
    if (found?.sha256 !== sha256)
      throw new CommandError(
        `The backup is damaged: "${path}" is ${found ? 'changed' : 'missing'}. Restore another backup.`,
      )
  }
}

/** @param {{ backup: string, dataDir: string, files: readonly string[] }} options */
async function copyFiles({ backup, dataDir, files }) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const file of files) {
    const path = relative(DATA, file)
    if (path.startsWith('..')) continue
    const target = join(dataDir, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(join(backup, file), target)
    await chmod(target, 0o600)
  }
}
