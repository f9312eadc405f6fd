import type { Access, PayloadRequest } from 'payload'

/** What a form changes. */
export interface FormTarget {
  readonly collectionSlug?: string | undefined
  readonly globalSlug?: string | undefined
  readonly id?: number | string | undefined
}

/** If somebody may save the form of a document or a settings page. */
export async function mayChange(req: PayloadRequest, target: FormTarget): Promise<boolean> {
  const { collectionSlug, id } = target
  const allowed = await updateAccess(req, target)?.({ req, ...(id !== undefined && { id }) })
  if (typeof allowed !== 'object') return allowed === true
  if (!collectionSlug || id === undefined) return false
  const where = { and: [{ id: { equals: id } }, allowed] }
  return (await req.payload.db.count({ collection: collectionSlug, where, req })).totalDocs > 0
}

function updateAccess(
  { payload }: PayloadRequest,
  { collectionSlug, globalSlug }: FormTarget,
): Access | undefined {
  if (collectionSlug) return payload.collections[collectionSlug]?.config.access.update
  return payload.globals.config.find(({ slug }) => slug === globalSlug)?.access.update
}
