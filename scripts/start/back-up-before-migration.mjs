// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBackup } from '../backup/create-backup.mjs'
import { DATABASES, databaseKind } from '../backup/database.mjs'
import { CommandError } from '../cli/command-error.mjs'
import { startStepProgress } from '../process/step-progress.mjs'

/**
 * Makes a backup when the CMS is about to migrate a database that has content. Unlike a daily backup it is not deleted
 * later: it is the only one that the version before can use.
 * @param {string} root
 * @param {Pick<import('./start.mjs').Settings, 'backupAt' | 'backupDir' | 'dataDir' | 'databaseUrl'>} settings
 * @throws {CommandError} when there is no backup, and hence no way back
 */
export async function backUpBeforeMigration(root, settings) {
  const { backupAt, backupDir, dataDir, databaseUrl } = settings
  if (!backupAt || !(await needsMigration(root, databaseUrl))) return
  const progress = startStepProgress('Making a backup before the database is upgraded')
  try {
    await createBackup({
      ...{ dataDir, databaseUrl, to: backupDir, automatic: false, now: new Date() },
      version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    })
    progress.done()
  } catch (error) {
    progress.fail()
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(
      `The database must be upgraded, but its backup failed: ${reason}\nSolve this, or start once with BACKUP_AT=off to upgrade without a backup.`,
    )
  }
}

/** @param {string} root @param {string} databaseUrl */
async function needsMigration(root, databaseUrl) {
  const kind = databaseKind(databaseUrl)
  const applied = await DATABASES[kind].appliedMigrations(databaseUrl).catch(() => {
    return /** @type {string[]} */ ([]) // The CMS reports what is wrong with the database.
  })
  return applied.length > 0 && ownMigrations(root, kind).some((name) => !applied.includes(name))
}

/** Names of this version's migrations. @param {string} root @param {'sqlite' | 'postgres'} kind */
function ownMigrations(root, kind) {
  const files = readdirSync(join(root, 'cms/src/migrations', kind))
  return files.flatMap((file) => /^(\d.+)\.ts$/.exec(file)?.[1] ?? [])
}
