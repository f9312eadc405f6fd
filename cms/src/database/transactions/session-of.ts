import type { Payload, PayloadRequest } from 'payload'

/** What a statement needs of a request: the database, and the transaction if it has one. */
export interface TransactionRequest {
  readonly payload: Payload
  readonly transactionID?: PayloadRequest['transactionID'] | undefined
}

/** What the adapters of both databases have, and Payload's type of them has not. */
export interface SqlDatabase<Connection> {
  readonly drizzle: Connection
  readonly sessions: Readonly<Record<string | number, { readonly db: Connection } | undefined>>
}

/** The connection of a request's transaction, or that of the database if it has none. */
export async function sessionOf<Connection>(
  { drizzle, sessions }: SqlDatabase<Connection>,
  req?: Pick<TransactionRequest, 'transactionID'>,
): Promise<Connection> {
  const id = await req?.transactionID
  return (id === undefined ? undefined : sessions[id]?.db) ?? drizzle
}
