import type { PayloadRequest } from 'payload'
import { sessionOf, type SqlDatabase } from '../transactions/session-of'

interface Session {
  execute(query: string): PromiseLike<unknown>
}

/** The request's transaction on PostgreSQL, or the connection pool if it has none; null on SQLite. */
export async function postgresSession(req: PayloadRequest): Promise<Session | null> {
  const { db } = req.payload
  return isPostgres(db) ? sessionOf(db, req) : null
}

function isPostgres(db: object): db is SqlDatabase<Session> {
  return 'name' in db && db.name === 'postgres'
}
