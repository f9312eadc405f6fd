import { closeSync, openSync, writeSync } from 'node:fs'
import Database from 'libsql'

/**
 * Overwrites the first page of tables and indexes in a SQLite file, also while programs have it open. A commit follows, so
 * that they read the pages again.
 */
export function damageSqliteTables(file: string, names: readonly string[]): void {
  const database = new Database(file)
  try {
    database.exec('pragma wal_checkpoint(truncate)')
    const [{ page_size: size }] = database.prepare('pragma page_size').all() as [
      { page_size: number },
    ]
    const find = database.prepare('select rootpage from sqlite_schema where name = ?')
    const pages = names.map((name) => (find.get([name]) as { rootpage: number }).rootpage)
    const descriptor = openSync(file, 'r+')
    for (const page of pages)
      writeSync(descriptor, Buffer.alloc(size, 'lost'), 0, size, (page - 1) * size)
    closeSync(descriptor)
    database.exec('pragma user_version = 1')
  } finally {
    database.close()
  }
}
