import type { PayloadRequest } from 'payload'

interface Session {
  readonly db: unknown
}

interface SqlDatabase {
  readonly sessions: Readonly<Record<string | number, Session | undefined>>
  execute(query: { readonly db: unknown; readonly raw: string }): PromiseLike<unknown>
}

interface Row {
  /** Slug of the collection or global. */
  readonly slug: string
  /** Absent for a global, which has one row at most. */
  readonly id?: number | string | undefined
}

/**
 * Makes other saves of a document wait until this transaction ends: PostgreSQL locks the row, SQLite the database. Both
 * begin to lock with the first write, so this writes without changing anything.
 */
export async function takeWriteLock(req: PayloadRequest, { slug, id }: Row): Promise<void> {
  const { db } = req.payload
  const transaction = await req.transactionID
  if (!isSqlDatabase(db) || transaction === undefined) return
  const session = db.sessions[transaction]
  if (!session) return
  const table = slug.replaceAll('-', '_')
  const where = id === undefined ? '' : ` where "id" = ${Number(id)}`
  await db.execute({ db: session.db, raw: `update "${table}" set "id" = "id"${where}` })
}

const isSqlDatabase = (db: object): db is SqlDatabase => 'sessions' in db && 'execute' in db
