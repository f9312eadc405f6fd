import { LibsqlError, type Client, type InStatement, type Transaction } from '@libsql/client'
import type { Connections } from './connections'
import { isRead } from './is-read'
import type { Queue } from './queue'
import { waitBehindSaves } from '../../saves/running-saves'
import { retryWhileLocked } from './retry-while-locked'

/**
 * A transaction that takes the write connection at its first WRITE. Before that it reads committed data from the read
 * connection, like READ COMMITTED on PostgreSQL. Payload begins a transaction before it processes an image: with an
 * eager write connection, three uploads delayed the saves of other editors by 600 ms.
 */
export function lazyTransaction(connections: Connections, queue: Queue): Transaction {
  let state: 'open' | 'closed' = 'open'
  let writing: Promise<{ writer: Client; leave: () => void }> | undefined

  const take = () => (writing ??= begin(connections, queue))
  const connectionFor = async (sql: string): Promise<Client> => {
    if (!writing && isRead(sql)) await waitBehindSaves()
    if (state === 'closed') throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED')
    if (writing || !isRead(sql)) return (await take()).writer
    return connections.reader()
  }
  const end = async (sql: 'COMMIT' | 'ROLLBACK') => {
    if (state === 'closed') return
    state = 'closed'
    // Without a write there is nothing to commit.
    const current = await writing?.catch(() => undefined)
    if (!current) return
    try {
      if (sql === 'COMMIT') connections.checkIdentity()
      await current.writer.execute(sql)
    } catch (error) {
      // A failed commit (disk full) leaves the transaction open on the only write connection.
      if (sql === 'COMMIT') await current.writer.execute('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      current.leave()
    }
    if (sql === 'COMMIT') await connections.sync()
  }
  const execute = async (statement: InStatement) => {
    const { sql, args } = typeof statement === 'string' ? { sql: statement, args: [] } : statement
    return (await connectionFor(sql)).execute({ sql, args: args ?? [] })
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
  const enteredAt = performance.now()
  const leave = await queue.enter()
  try {
    return await retryWhileLocked(connections, enteredAt, async (writer) => {
      await writer.execute('BEGIN IMMEDIATE')
      return { writer, leave }
    })
  } catch (error) {
    leave()
    throw error
  }
}
