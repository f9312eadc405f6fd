import { createClient, type Client } from '@libsql/client'
import { watchFileIdentity } from './file-identity'
import { createLogSync } from './sync-log'

/** Two connections to one database file: one for all writes, one for reads. */
export interface Connections {
  writer(): Promise<Client>
  reader(): Promise<Client>
  /** @throws DatabaseMoved when a write would be lost. `writer` checks it too; call it before a commit. */
  checkIdentity(): void
  /** Call it after a commit, before it is acknowledged: a power failure would lose it. */
  sync(): Promise<void>
  /** Replaces the writer after it failed to get a lock. */
  renewWriter(): Promise<void>
  /** Closes the open connections. */
  close(): Promise<void>
}

/** Short, because libsql waits for a lock inside the event loop. `retryWhileLocked` waits outside of it. */
const BUSY_TIMEOUT_MS = { writer: 20, reader: 300 }

/** Opens each connection when it is first used. @param file path of the database; created if missing */
export function openConnections(file: string): Connections {
  const url = `file:${file.split('/').map(encodeURIComponent).join('/')}`
  let writer: Promise<Client> | undefined
  let reader: Promise<Client> | undefined
  const identity = watchFileIdentity(file)
  const log = createLogSync(file)
  const openWriter = () =>
    (writer ??= open(url, 'writer', ['PRAGMA journal_mode = WAL']).then((client) => {
      identity.note()
      return client
    }))
  return {
    writer: () => {
      identity.check()
      return openWriter()
    },
    checkIdentity: identity.check,
    sync: log.sync,
    // After the writer, which creates the file and enables write-ahead logging.
    reader: () =>
      (reader ??= openWriter().then(() => open(url, 'reader', ['PRAGMA query_only = ON']))),
    renewWriter: async () => {
      const failed = writer
      writer = undefined
      const client = await failed?.catch(() => undefined)
      client?.close()
      await log.close()
    },
    close: async () => {
      await log.close()
      for (const connection of [reader, writer]) (await connection)?.close()
    },
  }
}

async function open(
  url: string,
  role: keyof typeof BUSY_TIMEOUT_MS,
  pragmas: readonly string[],
): Promise<Client> {
  const client = createClient({ url })
  await client.execute(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS[role]}`)
  for (const pragma of pragmas) await client.execute(pragma)
  // Commits are written to the disk by `sync`.
  await client.execute('PRAGMA synchronous = NORMAL')
  await client.execute('PRAGMA foreign_keys = ON')
  return client
}
