import type { Payload, PayloadRequest } from 'payload'
import { sessionOf, type SqlDatabase } from './transactions/session-of'

type Row = Readonly<Record<string, unknown>>

interface InsertingDatabase extends SqlDatabase<unknown> {
  insert(options: {
    readonly db: unknown
    readonly tableName: string
    readonly values: readonly Row[]
  }): Promise<unknown>
}

/** Rows of a statement: databases limit its parameters. */
const MAX_ROWS = 500

/**
 * Inserts rows of a table without relations in the request's transaction, many with each statement: Payload's `create`
 * needs one for each row.
 * @param rows have the same keys, the names of the fields
 */
export async function insertRows(
  req: {
    readonly payload: Payload
    readonly transactionID?: PayloadRequest['transactionID'] | undefined
  },
  tableName: string,
  rows: readonly Row[],
): Promise<void> {
  const { db } = req.payload
  if (!isInsertingDatabase(db)) throw new Error(`The database ${db.name} does not support SQL.`)
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    const values = rows.slice(start, start + MAX_ROWS)
    await db.insert({ db: await sessionOf(db, req), tableName, values })
  }
}

const isInsertingDatabase = (db: object): db is InsertingDatabase =>
  'sessions' in db && 'insert' in db && 'drizzle' in db
