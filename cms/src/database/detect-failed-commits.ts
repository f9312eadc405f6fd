import { APIError, type Config } from 'payload'
import { z } from 'zod'

type DatabaseFactory = Config['db']
type Transact = (work: unknown, options?: unknown) => Promise<unknown>

const withDrizzle = z.object({
  drizzle: z.object({
    transaction: z.custom<Transact>((value) => typeof value === 'function'),
  }),
})

/**
 * Payload's adapters swallow a COMMIT that fails (disk full, connection lost): the save would be acknowledged and lost.
 * The transaction's own promise knows, so it is kept and asked.
 */
export function detectFailedCommits(factory: DatabaseFactory): DatabaseFactory {
  return {
    ...factory,
    init: (args) => {
      const database = factory.init(args)
      const { beginTransaction, commitTransaction, rollbackTransaction } = database
      /** How each open transaction ends: with null, or with what went wrong. */
      const endings = new Map<string | number, Promise<unknown>>()
      database.beginTransaction = async (options) => {
        let ending: Promise<unknown> = Promise.resolve(null)
        const transaction: Transact = (work, more) => {
          const { drizzle } = withDrizzle.parse(database)
          const whole = drizzle.transaction.call(Reflect.get(database, 'drizzle'), work, more)
          ending = whole.then(
            () => null,
            (error: unknown) => error ?? new Error('The transaction was rolled back.'),
          )
          return whole
        }
        const watched: typeof database = Object.create(database, {
          drizzle: { value: { transaction } },
        })
        const id = await beginTransaction.call(watched, options)
        if (id !== null) endings.set(id, ending)
        return id
      }
      database.commitTransaction = async (given) => {
        const id = await given
        const ending = endings.get(id)
        endings.delete(id)
        await commitTransaction.call(database, id)
        const failure = await ending
        if (failure) throw notStored(failure, args.payload.logger)
      }
      database.rollbackTransaction = async (given) => {
        const id = await given
        endings.delete(id)
        await rollbackTransaction.call(database, id)
      }
      return database
    },
  }
}

function notStored(failure: unknown, logger: { error(entry: object): void }): APIError {
  logger.error({ err: failure, msg: 'The database refused to store a change.' })
  return new APIError(
    'The database could not store this, so it may not be saved. The disk may be full. Keep what you wrote and tell whoever runs this site.',
    503,
    null,
    true,
  )
}
