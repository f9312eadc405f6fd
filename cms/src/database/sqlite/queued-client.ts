import type { Client, InArgs, InStatement, ResultSet } from '@libsql/client'
import type { Connections } from './connections'
import { isRead } from './is-read'
import { createQueue, type Queue } from './queue'
import { lazyTransaction } from './lazy-transaction'
import { mustWaitBehindSaves, waitBehindSaves } from '../../saves/running-saves'
import { retryWhileLocked } from './retry-while-locked'

/** ms that a write waits for the ones before it. */
export const MAX_WAIT_MS = 5000

/**
 * libsql client for Payload's adapter: all writes use one connection, one after another; reads use another one. The
 * original client opens a connection per transaction, and they collide: 39 of 40 simultaneous writes fail.
 */
export function queuedClient(connections: Connections, { maxWait = MAX_WAIT_MS } = {}): Client {
  const queue = behindSaves(createQueue(maxWait))
  const write = async <T>(work: (writer: Client) => Promise<T>): Promise<T> => {
    const enteredAt = performance.now()
    const leave = await queue.enter()
    const result = await retryWhileLocked(connections, enteredAt, work).finally(leave)
    await connections.sync()
    return result
  }
  let closed = false
  return {
    protocol: 'file',
    get closed() {
      return closed
    },
    execute: async (statement: InStatement, args?: InArgs): Promise<ResultSet> => {
      const query = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
      if (!isRead(query.sql)) return write((writer) => writer.execute(query))
      await waitBehindSaves()
      return (await connections.reader()).execute(query)
    },
    batch: (statements, mode) => write((writer) => writer.batch(statements, mode)),
    migrate: (statements) => write((writer) => writer.migrate(statements)),
    executeMultiple: (sql) => write((writer) => writer.executeMultiple(sql)),
    transaction: async () => lazyTransaction(connections, queue),
    sync: async () => undefined,
    close: () => {
      closed = true
      void connections.close()
    },
  }
}

/** Lets saves go first that have begun before the turn comes. */
function behindSaves(queue: Queue): Queue {
  return {
    enter: async () => {
      for (;;) {
        await waitBehindSaves()
        const leave = await queue.enter()
        if (!mustWaitBehindSaves()) return leave
        leave()
      }
    },
  }
}
