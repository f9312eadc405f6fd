// @ts-check
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CommandError } from '../cli/command-error.mjs'
import { DATABASES } from './database.mjs'
import { DATA, DATABASE_FILE } from './manifest.mjs'

/**
 * Restores the database of a backup into a temporary place, and compares its rows and the media that it names with the
 * backup.
 * @param {object} options
 * @param {string} options.backup folder
 * @param {import('./manifest.mjs').Manifest} options.manifest
 * @param {string} options.databaseUrl the server of a temporary database
 * @throws {CommandError} when the backup is not complete
 */
export async function verifyBackup({ backup, manifest, databaseUrl }) {
  const database = DATABASES[manifest.database]
  const folder = await mkdtemp(join(tmpdir(), 'tessera-backup-'))
  try {
    await database.withScratch(folder, databaseUrl, async (scratch) => {
      await database.restore(join(backup, DATABASE_FILE[manifest.database]), scratch)
      if (!isDeepStrictEqual(await database.countRows(scratch), manifest.rows))
        throw new CommandError('The restored database does not have the rows of the original.')
      const missing = (await database.mediaFiles(scratch)).filter(
        (path) => !manifest.files[join(DATA, path)],
      )
      if (missing.length > 0)
        throw new CommandError(
          `${missing.length} files that the database names are missing, such as ${missing[0]}.`,
        )
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
