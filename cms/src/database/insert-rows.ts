import { sessionOf, type SqlDatabase, type TransactionRequest } from './transactions/session-of'

type Row = Readonly<Record<string, unknown>>

interface InsertingDatabase extends SqlDatabase<unknown> {
  insert(options: {
    readonly db: unknown
    readonly tableName: string
    readonly values: readonly Row[]
  }): Promise<unknown>
}

/**
 * Inserts rows of a table without relations in the request's transaction, with one statement: Payload's `create` needs one
 * for each row. Databases limit its parameters, SQLite to 32,766.
 * @param rows have the same keys, the names of the fields
 */
export async function insertRows(
  req: TransactionRequest,
  tableName: string,
  rows: readonly Row[],
): Promise<void> {
  const { db } = req.payload
  if (!isInsertingDatabase(db)) throw new Error(`The database ${db.name} does not support SQL.`)
  await db.insert({ db: await sessionOf(db, req), tableName, values: rows })
}

const isInsertingDatabase = (db: object): db is InsertingDatabase =>
  'sessions' in db && 'insert' in db && 'drizzle' in db
