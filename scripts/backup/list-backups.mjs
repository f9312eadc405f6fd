// @ts-check
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from './manifest.mjs'

/** @typedef {{ readonly folder: string, readonly manifest: import('./manifest.mjs').Manifest }} Backup */

/** Ends the name of a backup that is being written. */
export const UNFINISHED = '.part'

/** The complete backups in a folder, oldest first. @param {string} folder @returns {Backup[]} */
export function listBackups(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith(UNFINISHED))
    .map(({ name }) => join(folder, name))
    .filter((backup) => existsSync(join(backup, 'backup.json')))
    .map((backup) => ({ folder: backup, manifest: readManifest(backup) }))
    .sort((a, b) => (a.manifest.createdAt < b.manifest.createdAt ? -1 : 1))
}

/**
 * Deletes the oldest automatic backups; those made by hand stay.
 * @param {string} folder
 * @param {number} keep how many automatic backups stay
 */
export function deleteOldBackups(folder, keep) {
  const automatic = listBackups(folder).filter(({ manifest }) => manifest.automatic)
  for (const { folder: backup } of automatic.slice(0, Math.max(0, automatic.length - keep)))
    rmSync(backup, { recursive: true })
}
