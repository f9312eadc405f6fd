import { createClient, type Client } from '@libsql/client'

/** Two connections to one file: one for all writing, one that only reads. */
export interface Connections {
  writer(): Promise<Client>
  reader(): Promise<Client>
  /** Another writer in the place of this one, which was refused a lock. */
  renewWriter(): Promise<void>
  /** Closes those that were opened. */
  close(): Promise<void>
}

/** libsql waits for a lock INSIDE the event loop: never let it wait long. `until-free.ts` waits outside. */
const BUSY_TIMEOUT_MS = { writer: 20, reader: 300 }

/** Opened when first asked for. @param file path of the database, made when missing */
export function openConnections(file: string): Connections {
  const url = `file:${file.split('/').map(encodeURIComponent).join('/')}`
  let writer: Promise<Client> | undefined
  let reader: Promise<Client> | undefined
  const openWriter = () => (writer ??= open(url, 'writer', ['PRAGMA journal_mode = WAL']))
  return {
    writer: openWriter,
    // After the writer: it makes the file and turns write-ahead logging on.
    reader: () =>
      (reader ??= openWriter().then(() => open(url, 'reader', ['PRAGMA query_only = ON']))),
    renewWriter: async () => {
      const refused = writer
      writer = undefined
      const client = await refused?.catch(() => undefined)
      client?.close()
    },
    close: async () => {
      for (const opened of [reader, writer]) (await opened)?.close()
    },
  }
}

async function open(
  url: string,
  use: keyof typeof BUSY_TIMEOUT_MS,
  pragmas: readonly string[],
): Promise<Client> {
  const client = createClient({ url })
  await client.execute(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS[use]}`)
  for (const pragma of pragmas) await client.execute(pragma)
  // With write-ahead logging NORMAL loses nothing when the program dies, only the last commits when the power fails.
  await client.execute('PRAGMA synchronous = NORMAL')
  await client.execute('PRAGMA foreign_keys = ON')
  return client
}
