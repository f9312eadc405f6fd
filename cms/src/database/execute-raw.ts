import { z } from 'zod'
import { sessionOf, type SqlDatabase, type TransactionRequest } from './transactions/session-of'

interface RawDatabase extends SqlDatabase<unknown> {
  execute(query: { readonly db: unknown; readonly raw: string }): PromiseLike<unknown>
}

const result = z.object({ rows: z.array(z.unknown()) })

/**
 * Runs a statement in the request's transaction, for what Payload's database layer cannot express.
 * @returns the rows of a query
 */
export async function executeRaw(
  req: TransactionRequest,
  raw: string,
): Promise<readonly unknown[]> {
  const { db } = req.payload
  if (!isRawDatabase(db)) throw new Error(`The database ${db.name} does not support SQL.`)
  return result.parse(await db.execute({ db: await sessionOf(db, req), raw })).rows
}

/** A text in a statement. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`

const isRawDatabase = (db: object): db is RawDatabase =>
  'sessions' in db && 'execute' in db && 'drizzle' in db
