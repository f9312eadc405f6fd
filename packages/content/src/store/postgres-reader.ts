import pg from 'pg'
import { CHANNEL } from './clock'
import { PublicationsNotReady, type PublicationReader, type PublicationRow } from './reader'
import { wholeRevisions } from './whole-revisions'

const COLUMNS = 'kind, key, locale, path, revision::float8 as revision, body, uses'
const LATEST = 'select coalesce(max(revision), 0)::float8 as revision from publications'
const AFTER = `select ${COLUMNS} from publications where revision > $1 and kind <> 'clock' order by publications.revision, id limit $2`
const ONE = `select ${COLUMNS} from publications where revision = $1 and kind <> 'clock' order by id`

/** A server that takes the connection and then says nothing counts as gone after this long. */
const TIMEOUT_MS = 5_000
const UNDEFINED_TABLE = '42P01'
const UNDEFINED_DATABASE = '3D000'

/** @param url as of DATABASE_URL: postgres://… */
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
    opened.catch(() => forget(opened)) // The reason goes to whoever asked.
    // Without a listener a lost connection would end the program. The next question opens another one.
    client.on('error', () => forget(opened)).on('end', () => forget(opened))
    client.on('notification', () => listeners.forEach((wake) => wake()))
    return opened
  }

  function forget(lost: Promise<pg.Client>) {
    if (connection !== lost) return
    connection = undefined
    lost.then((client) => client.end()).catch(() => undefined) // It is gone already.
  }

  async function all(sql: string, values: readonly unknown[]): Promise<unknown[]> {
    const current = (connection ??= connect())
    try {
      return (await (await current).query(sql, [...values])).rows
    } catch (error) {
      // A server that answered with an error is still there.
      if (!(error instanceof pg.DatabaseError)) forget(current)
      throw isMissing(error)
        ? new PublicationsNotReady('The database holds no publications yet.')
        : error
    }
  }

  return {
    incarnation: 0,
    latestRevision: async () => {
      const [row] = (await all(LATEST, [])) as { revision: number }[]
      return row?.revision ?? 0
    },
    rowsAfter: async (revision, limit) => {
      const rows = (await all(AFTER, [revision, limit + 1])) as PublicationRow[]
      return (
        wholeRevisions(rows, limit) ?? ((await all(ONE, [rows[0]?.revision])) as PublicationRow[])
      )
    },
    onAnnouncement: (wake) => {
      listeners.add(wake)
      return () => listeners.delete(wake)
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
    await client.end().catch(() => undefined) // It never stood; the reason is thrown below.
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code === UNDEFINED_TABLE || code === UNDEFINED_DATABASE
}
