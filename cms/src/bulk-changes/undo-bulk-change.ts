import { restoreVersionOperation, type PayloadRequest } from 'payload'
import { publicError } from '../errors/public-error'
import { keepUnconfirmed } from '../images/metadata/unconfirmed-terms'
import { DELETED_AT } from '../trash/in-trash'
import type { BulkChange, ChangedDocument, UndoneChange } from './bulk-change'
import { findUntouched } from './find-untouched'

/**
 * Makes the documents of a change what they were before, except those that somebody has changed since. Call this in a
 * transaction.
 */
export async function undoBulkChange(
  req: PayloadRequest,
  change: BulkChange,
): Promise<UndoneChange> {
  const { untouched, touched } = await findUntouched(req, {
    ...change,
    trash: change.kind === 'trashed',
  })
  const documents = new Map(change.documents.map((document) => [document.id, document]))
  for (const { id } of untouched) {
    const document = documents.get(id)
    if (document?.versions) await restoreVersions(req, change.collection, document)
    else if (document) await restoreFields(req, change, document)
  }
  return { undone: untouched.length, kept: touched }
}

async function restoreFields(
  req: PayloadRequest,
  { collection, draft, locale }: BulkChange,
  { id, before }: ChangedDocument,
): Promise<void> {
  await req.payload.update({
    ...{ collection, id, draft, data: before, depth: 0, trash: DELETED_AT in before },
    ...{ overrideAccess: false, user: req.user, req, locale },
    context: keepUnconfirmed(before['keywordTerms']),
  })
}

/** What was published first, then the draft on top of it. */
async function restoreVersions(
  req: PayloadRequest,
  slug: string,
  { versions }: ChangedDocument,
): Promise<void> {
  const collection = req.payload.collections[slug]
  const { published = null, newest = null } = versions ?? {}
  if (!collection || newest === null)
    throw publicError('The versions before this change do not exist any more.', 409)
  const restore = (id: number | string, draft: boolean) =>
    restoreVersionOperation({ id: String(id), collection, draft, req })
  if (published === null) await restore(newest, false)
  else await restore(published, false)
  if (published !== null && newest !== published) await restore(newest, true)
}
