import type { PayloadRequest, SelectType, Where } from 'payload'

interface Versioned {
  /** Slug of a collection with drafts. */
  readonly collection: string
  readonly id: number | string
  /** What is read of the version; everything without it. A version of a page can have 100 kB. */
  readonly select?: SelectType
}

/** The newest version of a document. @returns null if it has none */
export const findNewestVersion = (req: PayloadRequest, versioned: Versioned) =>
  findVersion(req, versioned, { latest: { equals: true } })

/** The version that visitors see. @returns null if the document is not published */
export async function findLiveVersion(req: PayloadRequest, versioned: Versioned) {
  const { collection, id } = versioned
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.db.count({ collection, where, req })
  if (totalDocs === 0) return null
  return findVersion(req, versioned, { 'version._status': { equals: 'published' } })
}

async function findVersion(
  req: PayloadRequest,
  { collection, id, select }: Versioned,
  where: Where,
) {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    ...{ collection, limit: 1, pagination: false, sort: '-updatedAt', req },
    ...(select && { select }),
    where: { and: [{ parent: { equals: id } }, where] },
  })
  return docs[0] ?? null
}
