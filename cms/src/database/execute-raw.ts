import type { PayloadRequest } from 'payload'

interface Session {
  readonly db: unknown
}

interface SqlDatabase {
  readonly drizzle: unknown
  readonly sessions: Readonly<Record<string | number, Session | undefined>>
  execute(query: { readonly db: unknown; readonly raw: string }): PromiseLike<unknown>
}

/** Runs a statement in the request's transaction, for what Payload's database layer cannot express. */
export async function executeRaw(req: PayloadRequest, raw: string): Promise<void> {
  const { db } = req.payload
  if (!isSqlDatabase(db)) throw new Error(`The database ${db.name} does not support SQL.`)
  const id = await req.transactionID
  const session = id === undefined ? undefined : db.sessions[id]
  await db.execute({ db: session?.db ?? db.drizzle, raw })
}

const isSqlDatabase = (db: object): db is SqlDatabase =>
  'sessions' in db && 'execute' in db && 'drizzle' in db
