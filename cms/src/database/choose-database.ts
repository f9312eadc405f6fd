import type { Config } from 'payload'
import type { Settings } from '../settings'
import { runAfterCommit } from './after-commit'
import { detectFailedCommits } from './detect-failed-commits'
import { postgresDatabase } from './postgres-database'
import { sqliteDatabase } from './sqlite-database'

/** The adapter for DATABASE_URL. One build supports both databases; a build opens neither. */
export function chooseDatabase({ databaseKind, databaseUrl }: Settings): Config['db'] {
  return runAfterCommit(
    detectFailedCommits(
      databaseKind === 'sqlite' ? sqliteDatabase(databaseUrl) : postgresDatabase(databaseUrl),
    ),
  )
}
