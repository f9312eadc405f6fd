import type { Config } from 'payload'
import type { Settings } from '../settings'
import { runAfterCommit } from './after-commit'
import { detectFailedCommits } from './detect-failed-commits'
import { postgresDatabase } from './postgres-database'
import { sqliteDatabase } from './sqlite-database'

/** The database that DATABASE_URL names; one build serves both. It is opened when first used, never by building. */
export function chooseDatabase({ databaseKind, databaseUrl }: Settings): Config['db'] {
  return runAfterCommit(
    detectFailedCommits(
      databaseKind === 'sqlite' ? sqliteDatabase(databaseUrl) : postgresDatabase(databaseUrl),
    ),
  )
}
