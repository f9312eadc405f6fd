import type { PublicationReader } from '../read/publication-reader'
import { createConnection } from './connection'
import { selectIdentity, selectLatestRevision, selectRowsAfter } from './publication-queries'

/** @param url the setting DATABASE_URL: postgres://… */
export function openPostgresReader(url: string): PublicationReader {
  const listeners = new Set<() => void>()
  const connection = createConnection(url, () => listeners.forEach((listener) => listener()))
  const latestRevision = () => selectLatestRevision(connection)
  return {
    generation: 0,
    identity: () => selectIdentity(connection),
    latestRevision,
    newestRevision: latestRevision,
    rowsAfter: (revision, limit) => selectRowsAfter(connection, { revision, limit }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => connection.close(),
  }
}
