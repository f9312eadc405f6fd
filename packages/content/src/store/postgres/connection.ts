import pg from 'pg'
import { PublicationsNotReady } from '../read/publication-reader'
import { CHANNEL } from '../revision-counter'

/** ms after which a server that does not answer counts as lost. */
const TIMEOUT_MS = 5_000
const UNDEFINED_TABLE = '42P01'
const UNDEFINED_DATABASE = '3D000'

export interface PostgresConnection {
  /** @throws PublicationsNotReady when there is no database or no table yet; otherwise the driver's error */
  all(sql: string, values?: readonly unknown[]): Promise<unknown[]>
  /** Connects if there is no connection. */
  open(): Promise<void>
  close(): Promise<void>
}

/**
 * A connection that cannot write. Connects when first used, and again after it was lost.
 * @param onRevision called with each revision that the server announces; a replica in recovery announces none, and refuses
 * LISTEN: pass null
 */
export function createConnection(
  url: string,
  onRevision: ((revision: number) => void) | null,
): PostgresConnection {
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
    const opened = start(client, onRevision !== null)
    opened.catch(() => forget(opened)) // The caller gets the error.
    // Without an error listener, a lost connection would end the process. The next query opens another one.
    client.on('error', () => forget(opened)).on('end', () => forget(opened))
    client.on('notification', ({ payload }) => onRevision?.(Number(payload) || 0))
    return opened
  }

  function forget(lost: Promise<pg.Client>) {
    if (connection !== lost) return
    connection = undefined
    lost.then((client) => client.end()).catch(() => undefined) // The connection is already closed.
  }

  return {
    async all(sql, values = []) {
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
    },
    async open() {
      await (connection ??= connect())
    },
    async close() {
      const client = await connection?.catch(() => undefined)
      connection = undefined
      await client?.end()
    },
  }
}

async function start(client: pg.Client, listens: boolean): Promise<pg.Client> {
  try {
    await client.connect()
    if (listens) await client.query(`listen ${CHANNEL}`)
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
