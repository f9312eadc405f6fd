import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import type { Connections } from './connections'

/** The longest a write waits for another process (a backup, a shell) to let go of the database, and between tries, ms. */
const LONGEST_WAIT = 2_000
const PAUSE = 50

/**
 * Does something with the writing connection, and again while another process holds the lock. To be called by who has
 * the queue's turn. A connection that was refused cannot commit any more (libsql leaves its statement open until the
 * garbage collector comes by), so each try has a new one.
 * @throws an Error with the code SQLITE_BUSY
 */
export async function retryWhileLocked<T>(
  connections: Connections,
  work: (writer: Client) => Promise<T>,
): Promise<T> {
  const until = performance.now() + LONGEST_WAIT
  for (;;) {
    try {
      return await work(await connections.writer())
    } catch (error) {
      if (!isBusy(error)) throw error
      await connections.renewWriter()
      if (performance.now() > until) throw error
    }
    await wait(PAUSE)
  }
}

/** Of a statement that answers with rows it is no LibsqlError. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
