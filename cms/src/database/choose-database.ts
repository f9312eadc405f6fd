import { postgresAdapter } from '@payloadcms/db-postgres'
import type { Config } from 'payload'
import { migrations as postgresMigrations } from '../migrations/postgres'
import { migrations as sqliteMigrations } from '../migrations/sqlite'
import type { Settings } from '../settings'
import { runAfterCommit } from './after-commit'
import { sqliteDatabase } from './sqlite-database'

/** The database that DATABASE_URL names; one build serves both. It is opened when first used, never by building. */
export function chooseDatabase({ databaseKind, databaseUrl }: Settings): Config['db'] {
  if (databaseKind === 'sqlite') {
    return runAfterCommit(sqliteDatabase(databaseUrl, sqliteMigrations))
  }
  const adapter = postgresAdapter({
    pool: { connectionString: databaseUrl, max: 10 },
    push: false,
    prodMigrations: postgresMigrations,
    transactionOptions: {},
  })
  return runAfterCommit(adapter)
}
