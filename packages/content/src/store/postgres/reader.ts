import pg from 'pg'
import { CHANNEL } from '../revision-counter'
import {
  PublicationsNotReady,
  type PublicationReader,
  type PublicationRow,
} from '../read/publication-reader'
import { wholeRevisions } from '../read/whole-revisions'

const COLUMNS = 'kind, key, locale, path, revision::float8 as revision, body, uses'
const LATEST = 'select coalesce(max(revision), 0)::float8 as revision from publications'
const ROWS_AFTER = `select ${COLUMNS} from publications where revision > $1 and kind <> 'counter' order by publications.revision, id limit $2`
const ROWS_OF_REVISION = `select ${COLUMNS} from publications where revision = $1 and kind <> 'counter' order by id`

/** ms after which a server that does not answer counts as lost. */
const TIMEOUT_MS = 5_000
const UNDEFINED_TABLE = '42P01'
const UNDEFINED_DATABASE = '3D000'

/** @param url the setting DATABASE_URL: postgres://… */
export function openPostgresReader(url: string): PublicationReader {
  const listeners = new Set<() => void>()
  let connection: Promise<pg.Client> | undefined

  function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      options: '-c default_transaction_read_only=on',
      application_name: 'tessera site',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    })
    const opened = listen(client)
    opened.catch(() => forget(opened)) // The caller gets the error.
    // Without an error listener, a lost connection would end the process. The next query opens another one.
    client.on('error', () => forget(opened)).on('end', () => forget(opened))
    client.on('notification', () => listeners.forEach((listener) => listener()))
    return opened
  }

  function forget(lost: Promise<pg.Client>) {
    if (connection !== lost) return
    connection = undefined
    lost.then((client) => client.end()).catch(() => undefined) // The connection is already closed.
  }

  async function all(sql: string, values: readonly unknown[]): Promise<unknown[]> {
    const current = (connection ??= connect())
    try {
      return (await (await current).query(sql, [...values])).rows
    } catch (error) {
      // An error of the database itself leaves the connection open.
      if (!(error instanceof pg.DatabaseError)) forget(current)
      throw isMissing(error)
        ? new PublicationsNotReady('The database contains no publications yet.')
        : error
    }
  }

  return {
    generation: 0,
    latestRevision: async () => {
      const [row] = (await all(LATEST, [])) as { revision: number }[]
      return row?.revision ?? 0
    },
    rowsAfter: async (revision, limit) => {
      const rows = (await all(ROWS_AFTER, [revision, limit + 1])) as PublicationRow[]
      return (
        wholeRevisions(rows, limit) ??
        ((await all(ROWS_OF_REVISION, [rows[0]?.revision])) as PublicationRow[])
      )
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      const client = await connection?.catch(() => undefined)
      connection = undefined
      await client?.end()
    },
  }
}

async function listen(client: pg.Client): Promise<pg.Client> {
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  } catch (error) {
    await client.end().catch(() => undefined) // It was never open; the error below matters.
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code === UNDEFINED_TABLE || code === UNDEFINED_DATABASE
}
