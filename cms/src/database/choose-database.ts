import type { Config } from 'payload'
import type { Settings } from '../settings'
import { runAfterCommit } from './transactions/after-commit'
import { deleteFound } from './delete-found'
import { detectFailedCommits } from './transactions/detect-failed-commits'
import { readLists } from './lists/read-lists'
import { orderSaves } from './order-saves'
import { postgresDatabase } from './postgres/postgres-database'
import { sqliteDatabase } from './sqlite/sqlite-database'

/** The adapter for DATABASE_URL. One build supports both databases; a build opens neither. */
export function chooseDatabase({ databaseKind, databaseUrl }: Settings): Config['db'] {
  const database =
    databaseKind === 'sqlite' ? sqliteDatabase(databaseUrl) : postgresDatabase(databaseUrl)
  return runAfterCommit(detectFailedCommits(orderSaves(deleteFound(readLists(database)))))
}
