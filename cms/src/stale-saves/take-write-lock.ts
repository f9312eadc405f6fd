import type { PayloadRequest } from 'payload'
import { executeRaw } from '../database/execute-raw'

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
  const table = slug.replaceAll('-', '_')
  const where = id === undefined ? '' : ` where "id" = ${Number(id)}`
  await executeRaw(req, `update "${table}" set "id" = "id"${where}`)
}
