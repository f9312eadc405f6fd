import { LibsqlError, type Client, type InStatement, type Transaction } from '@libsql/client'
import type { Connections } from './connections'
import { isRead } from './is-read'
import type { Queue } from './queue'
import { retryWhileLocked } from './retry-while-locked'

/**
 * A transaction that takes the writing connection at its first WRITE. What it reads before comes from the reading
 * connection and sees what is committed, like READ COMMITTED on Postgres. Payload opens a transaction before it works
 * on an image: taking the writer then made other editors' saves wait 600 ms for three uploads.
 */
export function lazyTransaction(connections: Connections, queue: Queue): Transaction {
  let state: 'open' | 'closed' = 'open'
  let held: Promise<{ writer: Client; leave: () => void }> | undefined

  const take = () => (held ??= begin(connections, queue))
  const connectionFor = async (sql: string): Promise<Client> => {
    if (state === 'closed') throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED')
    if (held || !isRead(sql)) return (await take()).writer
    return connections.reader()
  }
  const end = async (sql: 'COMMIT' | 'ROLLBACK') => {
    if (state === 'closed') return
    state = 'closed'
    // A transaction that never got the writer has nothing to end.
    const holding = await held?.catch(() => undefined)
    if (!holding) return
    try {
      await holding.writer.execute(sql)
    } catch (error) {
      // A commit that fails (disk full) leaves the transaction open on the one connection everybody writes through.
      if (sql === 'COMMIT') await holding.writer.execute('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      holding.leave()
    }
  }
  const execute = async (statement: InStatement) => {
    const whole = typeof statement === 'string' ? { sql: statement, args: [] } : statement
    return (await connectionFor(whole.sql)).execute(whole)
  }
  return {
    execute,
    batch: async (statements) => {
      const results = []
      for (const statement of statements) results.push(await execute(statement))
      return results
    },
    executeMultiple: async (sql) => (await connectionFor(sql)).executeMultiple(sql),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK'),
    get closed() {
      return state === 'closed'
    },
  }
}

async function begin(connections: Connections, queue: Queue) {
  const leave = await queue.enter()
  try {
    return await retryWhileLocked(connections, async (writer) => {
      await writer.execute('BEGIN IMMEDIATE')
      return { writer, leave }
    })
  } catch (error) {
    leave()
    throw error
  }
}
