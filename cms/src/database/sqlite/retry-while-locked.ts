import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import type { Connections } from './connections'

/** ms that a write waits for the lock of another process (a backup, a shell), its wait in the queue included. */
const MAX_WAIT_MS = 2_000
/** ms between two attempts. */
const RETRY_DELAY_MS = 50

/**
 * Runs work with the write connection, and repeats it while another process locks the database. Call it in a turn of the
 * queue. Each attempt uses a new connection: after a failed lock a connection cannot commit, because libsql keeps its
 * statement open until garbage collection.
 * @param enteredAt when the write entered the queue: the ones before it may have waited for the lock already
 * @throws an Error with the code SQLITE_BUSY
 */
export async function retryWhileLocked<T>(
  connections: Connections,
  enteredAt: number,
  work: (writer: Client) => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await work(await connections.writer())
    } catch (error) {
      if (!isBusy(error)) throw error
      await connections.renewWriter()
      if (performance.now() > enteredAt + MAX_WAIT_MS) throw error
    }
    await wait(RETRY_DELAY_MS)
  }
}

/** Not `instanceof LibsqlError`: a statement that returns rows throws another class. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
