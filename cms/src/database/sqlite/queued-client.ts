import type { Client, InArgs, InStatement, ResultSet } from '@libsql/client'
import type { Connections } from './connections'
import { isRead } from './is-read'
import { createQueue } from './queue'
import { lazyTransaction } from './lazy-transaction'
import { retryWhileLocked } from './retry-while-locked'

/** The longest a write waits for those before it, ms. */
export const MAX_WAIT_MS = 5000

/**
 * The client Payload's adapter works with: writes go through one connection one after another, reads through another.
 * libsql's own client opens a connection for each transaction and lets them collide: 39 of 40 simultaneous writes fail.
 */
export function queuedClient(connections: Connections, { maxWait = MAX_WAIT_MS } = {}): Client {
  const queue = createQueue(maxWait)
  const writing = async <T>(work: (writer: Client) => Promise<T>): Promise<T> => {
    const leave = await queue.enter()
    try {
      return await retryWhileLocked(connections, work)
    } finally {
      leave()
    }
  }
  let closed = false
  return {
    protocol: 'file',
    get closed() {
      return closed
    },
    execute: async (statement: InStatement, args?: InArgs): Promise<ResultSet> => {
      const whole = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
      if (isRead(whole.sql)) return (await connections.reader()).execute(whole)
      return writing((writer) => writer.execute(whole))
    },
    batch: (statements, mode) => writing((writer) => writer.batch(statements, mode)),
    migrate: (statements) => writing((writer) => writer.migrate(statements)),
    executeMultiple: (sql) => writing((writer) => writer.executeMultiple(sql)),
    transaction: async () => lazyTransaction(connections, queue),
    sync: async () => undefined,
    close: () => {
      closed = true
      void connections.close()
    },
  }
}
