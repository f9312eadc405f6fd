import type { PayloadRequest } from 'payload'

interface Session {
  execute(query: string): PromiseLike<unknown>
}

interface PostgresDatabase {
  readonly sessions: Readonly<Record<string | number, { readonly db: Session } | undefined>>
  readonly drizzle: Session
}

/** The request's transaction on PostgreSQL, or the connection pool if it has none; null on SQLite. */
export async function postgresSession(req: PayloadRequest): Promise<Session | null> {
  const { db } = req.payload
  if (!isPostgres(db)) return null
  const id = await req.transactionID
  return (id === undefined ? undefined : db.sessions[id]?.db) ?? db.drizzle
}

function isPostgres(db: object): db is PostgresDatabase {
  return 'name' in db && db.name === 'postgres'
}
