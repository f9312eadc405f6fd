import { syncPublication, transactionRevision } from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import { forgetTermsInTrash } from '../trash/find-terms-in-trash'
import { batchWriter } from './batch-writer'
import { toDocuments } from './expected-publication'
import { payloadPublicationWriter } from './payload-publication-writer'

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
  const writer = payloadPublicationWriter(req, { exclusive: req.payload.db.name === 'sqlite' })
  const revision = transactionRevision(writer)
  if (expected.length > 0) await revision.take()
  const batch = await batchWriter(req, expected, { writer, revision })
  for (const each of expected) await syncPublication(each, { writer: batch, revision })
  await batch.flush()
}
