import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresDatabase } from './postgres-database'
import { openSqliteDatabase } from './sqlite-database'
import { findPostgres, NO_POSTGRES, startTemporaryPostgres } from './temporary-postgres'

/** A kind of database that a suite runs on. */
export interface DatabaseKind {
  /** Returns the DATABASE_URL of a new empty database: a missing file, or a database without tables. */
  create(): Promise<string>
  dispose(): Promise<void>
}

/** Name and start function of each kind, for `describe.each`. Warns on the console when PostgreSQL is missing. */
export function databaseKinds(): readonly (readonly [string, () => Promise<DatabaseKind>])[] {
  const sqlite = ['SQLite', startSqlite] as const
  if (findPostgres()) return [sqlite, ['Postgres', startPostgres]]
  console.warn(NO_POSTGRES)
  return [sqlite]
}

export async function startSqlite(): Promise<DatabaseKind> {
  // `#`, `?` and `%` are on purpose: they have a meaning in URLs.
  const folder = mkdtempSync(join(tmpdir(), 'tessera sqlite #?%-'))
  let count = 0
  return {
    create: async () => `file:${join(folder, `${++count}.db`)}`,
    dispose: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function startPostgres(): Promise<DatabaseKind> {
  const server = await startTemporaryPostgres()
  let count = 0
  return {
    create: () => server.createDatabase(`test_${++count}`),
    dispose: () => server.stop(),
  }
}

/** Opens a database and creates its table if missing. @param url the setting DATABASE_URL */
export function openDatabase(url: string) {
  return url.startsWith('file:')
    ? openSqliteDatabase(url.slice('file:'.length))
    : openPostgresDatabase(url)
}
