import type { CollectionSlug, PayloadRequest, Where } from 'payload'

interface Documents {
  readonly slug: CollectionSlug
  readonly where: Where
}

/** Of the documents themselves: hooks see the newest version, which can be a draft of a published document. */
export async function isAnyPublished(
  req: PayloadRequest,
  { slug, where }: Documents,
): Promise<boolean> {
  const published = { and: [where, { _status: { equals: 'published' } }] }
  return (await req.payload.db.count({ collection: slug, where: published, req })).totalDocs > 0
}
