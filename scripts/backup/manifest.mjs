// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../cli/command-error.mjs'

/** @typedef {Readonly<Record<string, number>>} RowCounts rows of each table */
/** @typedef {{ readonly size: number, readonly sha256: string }} FileRecord size in bytes */

/**
 * What a backup contains; saved in it as `backup.json`.
 * @typedef {object} Manifest
 * @property {string} createdAt ISO 8601
 * @property {string} version of Tessera
 * @property {'sqlite' | 'postgres'} database
 * @property {boolean} automatic made by the schedule, which also deletes it
 * @property {RowCounts} rows
 * @property {Readonly<Record<string, FileRecord>>} files by path in the backup
 */

const NAME = 'backup.json'

/** File of the database in a backup. */
export const DATABASE_FILE = { sqlite: 'tessera.db', postgres: 'postgres.dump' }

/** Folder of a backup with what the data folder contains beside the database. */
export const DATA = 'data'

/** @param {string} backup folder @param {Manifest} manifest */
export const saveManifest = (backup, manifest) =>
  writeFileSync(join(backup, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })

/**
 * @param {string} backup folder
 * @returns {Manifest}
 * @throws {CommandError} when the folder is not a backup
 */
export function readManifest(backup) {
  try {
    return JSON.parse(readFileSync(join(backup, NAME), 'utf8'))
  } catch {
    throw new CommandError(
      `"${backup}" is not a backup: it has no readable ${NAME}. Name a folder that "npm run backup" has written.`,
    )
  }
}
