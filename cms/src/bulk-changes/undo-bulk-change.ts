import { restoreVersionOperation, type PayloadRequest } from 'payload'
import { publicError } from '../errors/public-error'
import { keepUnconfirmed } from '../images/metadata/unconfirmed-terms'
import { keepDeletionDate } from '../trash/deletion-date'
import { DELETED_AT, isInTrash } from '../trash/in-trash'
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
    if (document) await restoreDocument(req, change, document)
  }
  return { undone: untouched.length, kept: touched }
}

async function restoreDocument(
  req: PayloadRequest,
  change: BulkChange,
  document: ChangedDocument,
): Promise<void> {
  const isTrash = change.kind !== 'changed'
  if (isTrash || !document.versions) await restoreFields(req, change, document)
  if (isTrash ? hadNewerDraft(document) : document.versions)
    await restoreVersions(req, change.collection, document)
}

/** If the trash replaced the published content: Payload moves the newest version there. */
const hadNewerDraft = ({ before, versions }: ChangedDocument): boolean =>
  !isInTrash(before) &&
  versions !== undefined &&
  versions.published !== null &&
  versions.published !== versions.newest

async function restoreFields(
  req: PayloadRequest,
  { collection, draft, locale }: BulkChange,
  { id, before }: ChangedDocument,
): Promise<void> {
  await req.payload.update({
    ...{ collection, id, draft, data: before, depth: 0, trash: DELETED_AT in before },
    ...{ overrideAccess: false, user: req.user, req, locale },
    // Payload leaves the mark of a restored version in the request.
    context: {
      ...{ ...keepUnconfirmed(before['keywordTerms']), ...keepDeletionDate },
      isRestoringVersion: false,
    },
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
