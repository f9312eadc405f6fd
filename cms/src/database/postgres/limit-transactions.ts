import { setTimeout as wait } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import type { BaseDatabaseAdapter } from 'payload'
import { takeTurn } from '../take-turn'

/** ms. A transaction that waits for another one of its own request must not wait for ever. */
const MAX_WAIT_MS = 5_000

type Transactions = Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'
>

/**
 * Limits how many transactions are open at the same time; further ones wait. Payload reads its locks of documents over a
 * connection of their own while a transaction holds one: as many saves at once as there are connections would wait for
 * each other for ever.
 */
export function limitTransactions(database: Transactions, maxOpen: number): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = database
  const slots = pLimit(maxOpen)
  const releases = new Map<string | number, () => void>()

  // Not an arrow function: `detectFailedCommits` begins transactions on a database that inherits from this one.
  database.beginTransaction = async function begin(options) {
    const release = await takeSlot(slots)
    try {
      const id = await beginTransaction.call(this, options)
      if (id === null) release()
      else releases.set(id, release)
      return id
    } catch (error) {
      release()
      throw error
    }
  }
  const endWith =
    (end: (id: string | number) => Promise<void>) =>
    async (given: number | string | Promise<number | string>) => {
      const id = await given
      try {
        await end(id)
      } finally {
        releases.get(id)?.()
        releases.delete(id)
      }
    }
  database.commitTransaction = endWith((id) => commitTransaction.call(database, id))
  database.rollbackTransaction = endWith((id) => rollbackTransaction.call(database, id))
}

/** @returns releases the slot */
async function takeSlot(slots: LimitFunction): Promise<() => void> {
  const turn = takeTurn(slots)
  const tooLong = new AbortController()
  await Promise.race([turn, wait(MAX_WAIT_MS, undefined, { signal: tooLong.signal })])
  tooLong.abort()
  return () => void turn.then((end) => end())
}
