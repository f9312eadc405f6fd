import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresDatabase } from '../store/postgres-database'
import { openSqliteDatabase } from '../store/sqlite-database'
import { findPostgres, NO_POSTGRES, startTemporaryPostgres } from './temporary-postgres'

/** A kind of database that a suite runs on, with as many empty databases as it asks for. */
export interface DatabaseKind {
  /** DATABASE_URL of a new one: no file, or a database without tables. */
  create(): Promise<string>
  dispose(): Promise<void>
}

/** For `describe.each`: name of the kind and how to start it. Says so on the console when Postgres cannot be had. */
export function databaseKinds(): readonly (readonly [string, () => Promise<DatabaseKind>])[] {
  const sqlite = ['SQLite', startSqlite] as const
  if (findPostgres()) return [sqlite, ['Postgres', startPostgres]]
  console.warn(NO_POSTGRES)
  return [sqlite]
}

export async function startSqlite(): Promise<DatabaseKind> {
  // The characters that end a path in an address are there on purpose.
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

/** @param url as of DATABASE_URL; makes the table when there is none */
export function openDatabase(url: string) {
  return url.startsWith('file:')
    ? openSqliteDatabase(url.slice('file:'.length))
    : openPostgresDatabase(url)
}
