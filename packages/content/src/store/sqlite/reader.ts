import { statSync } from 'node:fs'
import Database from 'libsql'
import {
  PublicationsNotReady,
  type PublicationReader,
  type PublicationRow,
} from '../read/publication-reader'
import { readOnlyUrl } from './file'
import { cutAtRevision } from '../read/cut-at-revision'

const COLUMNS = 'kind, key, locale, path, revision, body, uses'
const LATEST = 'select coalesce(max(revision), 0) as revision from publications'
const ROWS_AFTER = `select ${COLUMNS} from publications where revision > ? and kind <> 'counter' order by revision, id limit ?`
const ROWS_OF_REVISION = `select ${COLUMNS} from publications where revision = ? and kind <> 'counter' order by id`

/** Short, because libsql waits inside the event loop and blocks all requests; the follower tries again. */
const BUSY_TIMEOUT_MS = 20

/** @param path the database file, which need not exist yet */
export function openSqliteReader(path: string): PublicationReader {
  let open: { database: Database.Database; file: string } | undefined
  // libsql frees a closed connection only when its statements are garbage-collected: prepare each once.
  let prepared = new Map<string, Database.Statement>()
  let generation = 0

  function close() {
    open?.database.close()
    open = undefined
    prepared = new Map()
  }

  /** Runs each statement outside a transaction: an open one would see the old state and let the write-ahead log grow. */
  function all(sql: string, values: readonly unknown[]): unknown[] {
    try {
      const database = connect()
      const statement = prepared.get(sql) ?? database.prepare(sql)
      prepared.set(sql, statement)
      return statement.all([...values])
    } catch (error) {
      close()
      throw isMissing(error)
        ? new PublicationsNotReady(`${path} contains no publications yet.`)
        : error
    }
  }

  function connect(): Database.Database {
    const file = fileIdentity(path)
    // An open connection keeps reading a file that was replaced, for example by a restored backup.
    if (open && open.file !== file) {
      close()
      generation += 1
    }
    if (!open) {
      const database = new Database(readOnlyUrl(path))
      open = { database, file }
      database.exec(`PRAGMA query_only = ON; PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    }
    return open.database
  }

  const latestRevision = async () => {
    const [row] = all(LATEST, []) as { revision: number }[]
    return row?.revision ?? 0
  }

  return {
    get generation() {
      return generation
    },
    identity: async () => fileIdentity(path),
    latestRevision,
    newestRevision: latestRevision,
    rowsAfter: async (revision, limit) => {
      const rows = all(ROWS_AFTER, [revision, limit + 1]) as PublicationRow[]
      return (
        cutAtRevision(rows, limit) ??
        (all(ROWS_OF_REVISION, [rows[0]?.revision]) as PublicationRow[])
      )
    },
    subscribe: () => () => undefined,
    close: async () => close(),
  }
}

function fileIdentity(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file) throw new PublicationsNotReady(`There is no file ${path} yet.`)
  return `${file.dev}:${file.ino}`
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no such table')
}
