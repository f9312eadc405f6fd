import type { PayloadRequest } from 'payload'
import { executeRaw } from '../database/execute-raw'

/**
 * Replaces a term by another in everything that refers to it: published documents, drafts, the trash and old versions.
 * What has both keeps one. Call this in a transaction.
 */
export async function replaceTerm(req: PayloadRequest, from: number, to: number): Promise<void> {
  for (const table of tablesWithTerms(req.payload.db)) {
    await executeRaw(
      req,
      `delete from "${table}" where "terms_id" = ${from} and exists (
         select 1 from "${table}" as "other"
         where "other"."parent_id" = "${table}"."parent_id" and "other"."path" = "${table}"."path"
         and "other"."terms_id" = ${to})`,
    )
    await executeRaw(req, `update "${table}" set "terms_id" = ${to} where "terms_id" = ${from}`)
  }
}

/** Tables with the relations of a collection or of its versions. */
function tablesWithTerms(db: object): readonly string[] {
  if (!('tables' in db) || typeof db.tables !== 'object' || db.tables === null)
    throw new Error('The database has no tables.')
  return Object.entries(db.tables).flatMap(([name, table]: [string, unknown]) =>
    name.endsWith('_rels') && typeof table === 'object' && table !== null && 'termsID' in table
      ? [name]
      : [],
  )
}
