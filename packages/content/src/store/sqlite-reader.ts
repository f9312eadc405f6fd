import { statSync } from 'node:fs'
import Database from 'libsql'
import { PublicationsNotReady, type PublicationReader, type PublicationRow } from './reader'
import { readOnlyUrl } from './sqlite-file'
import { wholeRevisions } from './whole-revisions'

const COLUMNS = 'kind, key, locale, path, revision, body, uses'
const LATEST = 'select coalesce(max(revision), 0) as revision from publications'
const AFTER = `select ${COLUMNS} from publications where revision > ? and kind <> 'clock' order by revision, id limit ?`
const ONE = `select ${COLUMNS} from publications where revision = ? and kind <> 'clock' order by id`

/** Longer would hold up every visitor, since libsql waits inside the event loop; the follower simply asks again. */
const BUSY_TIMEOUT_MS = 20

/** @param path of the database file, which may not be there yet */
export function openSqliteReader(path: string): PublicationReader {
  let open: { database: Database.Database; file: string } | undefined
  // libsql frees a closed connection only when its statements are collected: prepare each once.
  let prepared = new Map<string, Database.Statement>()
  let incarnation = 0

  function close() {
    open?.database.close()
    open = undefined
    prepared = new Map()
  }

  /** Every statement runs outside a transaction: an open one would see the old state and let the log grow. */
  function all(sql: string, values: readonly unknown[]): unknown[] {
    try {
      const database = connect()
      const statement = prepared.get(sql) ?? database.prepare(sql)
      prepared.set(sql, statement)
      return statement.all([...values])
    } catch (error) {
      close()
      throw isMissing(error)
        ? new PublicationsNotReady(`${path} holds no publications yet.`)
        : error
    }
  }

  function connect(): Database.Database {
    const file = fileIdentity(path)
    // A connection goes on reading a file that was replaced (a restored backup, for example).
    if (open && open.file !== file) {
      close()
      incarnation += 1
    }
    if (!open) {
      const database = new Database(readOnlyUrl(path))
      open = { database, file }
      database.exec(`PRAGMA query_only = ON; PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    }
    return open.database
  }

  return {
    get incarnation() {
      return incarnation
    },
    latestRevision: async () => {
      const [row] = all(LATEST, []) as { revision: number }[]
      return row?.revision ?? 0
    },
    rowsAfter: async (revision, limit) => {
      const rows = all(AFTER, [revision, limit + 1]) as PublicationRow[]
      return wholeRevisions(rows, limit) ?? (all(ONE, [rows[0]?.revision]) as PublicationRow[])
    },
    onAnnouncement: () => () => undefined,
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
