import {
  syncPublication,
  transactionRevision,
  type PublicationWriter,
} from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import { forgetTermsInTrash } from '../trash/find-terms-in-trash'
import { toDocuments } from './expected-publication'
import { ADDRESSED, findPublications, publicationWriter } from './publication-writer'

/**
 * Publishes articles that this transaction has created, with one revision. They show no images, so nothing waits for
 * variants. Reads what is stored at their addresses for all of them at once: queries for each would take most of an
 * import's time.
 * @param rows as the database layer returns them
 */
export async function publishNewArticles(
  req: PayloadRequest,
  rows: readonly { readonly id: number }[],
): Promise<void> {
  forgetTermsInTrash(req)
  const expected = []
  for (const row of rows)
    expected.push({
      ...{ kind: 'article' as const, key: String(row.id) },
      documents: await toDocuments(req, 'article', row),
    })
  const paths = expected.flatMap(({ documents }) => documents.flatMap(({ path }) => path ?? []))
  const writer = await writerOfNew(req, paths)
  const revision = transactionRevision(writer)
  for (const each of expected) await syncPublication(each, { writer, revision })
}

/** Answers from one query for all paths. On PostgreSQL others can write meanwhile, so each document asks again. */
async function writerOfNew(
  req: PayloadRequest,
  paths: readonly string[],
): Promise<PublicationWriter> {
  const exclusive = req.payload.db.name === 'sqlite'
  const writer = publicationWriter(req, { exclusive })
  if (!exclusive || paths.length === 0) return writer
  const atPath = await findPublications(req, { path: { in: [...paths] } })
  const live = atPath.filter(({ kind, body }) => ADDRESSED.includes(kind) && body !== null)
  const renamed = await findPublications(
    req,
    { kind: { equals: 'redirect' } },
    { key: { in: [...paths] } },
  )
  return {
    ...writer,
    // An id is never used twice, so a new document has no rows.
    rowsOf: async (kind, key) =>
      kind === 'redirect' ? renamed.filter((row) => row.key === key) : [],
    liveAt: async (path) => live.filter((row) => row.path === path),
  }
}
