import type { APIError, Payload } from 'payload'
import { z } from 'zod'
import { isDiskFull } from '../../errors/handlers/full-disk-error-handler'
import { isDatabaseUnreachable } from '../../errors/handlers/unreachable-database-error-handler'
import { publicError } from '../../errors/public-error'
import { SITE_MAINTAINER } from '../../errors/site-maintainer'
import { changeDatabase, type DatabaseFactory } from '../change-database'

type Transact = (work: unknown, options?: unknown) => Promise<unknown>

const withDrizzle = z.object({
  drizzle: z.object({
    transaction: z.custom<Transact>((value) => typeof value === 'function'),
  }),
})

/**
 * Reports a failed COMMIT (disk full, connection lost) as an error. Payload's adapters ignore it, so a save would be
 * confirmed and lost. The promise of drizzle's transaction rejects, so this keeps it and awaits it after the commit.
 */
export const detectFailedCommits = (factory: DatabaseFactory): DatabaseFactory =>
  changeDatabase(factory, (database, args) => {
    const { beginTransaction, commitTransaction, rollbackTransaction } = database
    /** The result of each open transaction: null, or its error. */
    const results = new Map<string | number, Promise<unknown>>()
    database.beginTransaction = async (options) => {
      let result: Promise<unknown> = Promise.resolve(null)
      const beginInDrizzle: Transact = (work, more) => {
        const { drizzle } = withDrizzle.parse(database)
        const transaction = drizzle.transaction.call(Reflect.get(database, 'drizzle'), work, more)
        result = transaction.then(
          () => null,
          (error: unknown) => error ?? new Error('The transaction was rolled back.'),
        )
        return transaction
      }
      const wrapped: typeof database = Object.create(database, {
        drizzle: { value: { transaction: beginInDrizzle } },
      })
      const id = await beginTransaction.call(wrapped, options)
      if (id !== null) results.set(id, result)
      return id
    }
    database.commitTransaction = async (given) => {
      const id = await given
      const result = results.get(id)
      results.delete(id)
      await commitTransaction.call(database, id)
      const failure = await result
      // With a full disk nothing was saved, for sure: its own handler says so.
      if (failure) throw isDiskFull(failure) ? failure : commitError(failure, args.payload)
    }
    database.rollbackTransaction = async (given) => {
      const id = await given
      results.delete(id)
      await rollbackTransaction.call(database, id)
    }
  })

function commitError(failure: unknown, { db, logger }: Payload): APIError {
  logger.error({ err: failure, msg: 'The database failed to commit a transaction.' })
  const isLost = db.name === 'postgres' && isDatabaseUnreachable(failure)
  return publicError(isLost ? CONNECTION_LOST : NOT_COMMITTED, 503)
}

/** PostgreSQL may have committed it before the connection ended. */
const CONNECTION_LOST =
  'The connection to the database was lost while this was being stored, so it may or may not be saved. Keep a copy of what you wrote, then reload the page and look.'
const NOT_COMMITTED = `The database could not store this, so it may not be saved. Keep a copy of what you wrote, and ask ${SITE_MAINTAINER} for help: the reason is in the log.`
