import { existsSync, openSync, readFileSync, readSync, closeSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sqlitePath } from '@tessera/content/store'
import { RESTORE } from '../database/describe-damage'
import type { Settings } from '../settings'

/** The database cannot be used. The message is for whoever runs the site. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}

type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseKind'>

/**
 * Checks a SQLite file before it is opened: SQLite would create a missing one, and the site would lose everything
 * published.
 * @throws UnusableDatabase when the file is gone since the last start, or is not a database
 */
export function checkDatabaseFile({ dataDir, databaseUrl, databaseKind }: DatabaseSettings): void {
  if (databaseKind !== 'sqlite') return
  const file = sqlitePath(databaseUrl)
  if (existsSync(file)) {
    if (isSqlite(file)) return
    throw new UnusableDatabase(
      `The database "${file}" is damaged: it is not a SQLite file. ${RESTORE}`,
    )
  }
  const marker = markerOf(dataDir)
  if (existsSync(marker) && readFileSync(marker, 'utf8') === file)
    throw new UnusableDatabase(
      `The database "${file}" is missing. Put it back; or ${lowerFirst(RESTORE)} To start with an empty database, delete "${marker}".`,
    )
}

/** Notes which file the database of a data folder is. Call it once the database is migrated. */
export function rememberDatabaseFile({
  dataDir,
  databaseUrl,
  databaseKind,
}: DatabaseSettings): void {
  if (databaseKind === 'sqlite')
    writeFileSync(markerOf(dataDir), sqlitePath(databaseUrl), { mode: 0o600 })
}

const markerOf = (dataDir: string) => path.join(dataDir, 'database-file')
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Start of each SQLite file (https://www.sqlite.org/fileformat.html). */
const MAGIC = 'SQLite format 3\0'

/** An empty file is a new database. */
function isSqlite(file: string): boolean {
  const start = Buffer.alloc(MAGIC.length)
  const descriptor = openSync(file, 'r')
  try {
    const length = readSync(descriptor, start)
    return length === 0 || start.toString('latin1') === MAGIC
  } finally {
    closeSync(descriptor)
  }
}
