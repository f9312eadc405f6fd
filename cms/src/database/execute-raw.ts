import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

interface Session {
  readonly db: unknown
}

interface SqlDatabase {
  readonly drizzle: unknown
  readonly sessions: Readonly<Record<string | number, Session | undefined>>
  execute(query: { readonly db: unknown; readonly raw: string }): PromiseLike<unknown>
}

const result = z.object({ rows: z.array(z.unknown()) })

/**
 * Runs a statement in the request's transaction, for what Payload's database layer cannot express.
 * @returns the rows of a query
 */
export async function executeRaw(
  req: {
    readonly payload: Payload
    readonly transactionID?: PayloadRequest['transactionID'] | undefined
  },
  raw: string,
): Promise<readonly unknown[]> {
  const { db } = req.payload
  if (!isSqlDatabase(db)) throw new Error(`The database ${db.name} does not support SQL.`)
  const id = await req.transactionID
  const session = id === undefined ? undefined : db.sessions[id]
  return result.parse(await db.execute({ db: session?.db ?? db.drizzle, raw })).rows
}

/** A text in a statement. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`

const isSqlDatabase = (db: object): db is SqlDatabase =>
  'sessions' in db && 'execute' in db && 'drizzle' in db
