import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { deletionTime } from '../../clock/deletion-time'
import { requestLocale } from '../../localisation/in-locale'
import { signPreviewToken, type PreviewCollection } from '../preview-token'

const COLLECTION = 'preview-links'

export interface PreviewedDocument {
  readonly collection: PreviewCollection
  readonly id: number
}

/** A link that can be sent to somebody without an account. */
export interface PreviewLink {
  readonly id: number
  /** Path of the site. */
  readonly path: string
  /** ISO 8601. */
  readonly expires: string
  readonly createdBy: string | null
}

const isoDate = z.union([z.string(), z.date()]).transform((value) => new Date(value).toISOString())
const row = z.object({ id: z.number(), expires: isoDate, createdBy: z.string().nullish() })

/** The links of a document that have not ended, the newest first. */
export async function findPreviewLinks(
  req: PayloadRequest,
  document: PreviewedDocument,
): Promise<readonly PreviewLink[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: COLLECTION,
    where: {
      and: [
        { document: { equals: nameOf(document) } },
        { expires: { greater_than: new Date().toISOString() } },
      ],
    },
    sort: '-id',
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map((doc) => toLink(req, document, row.parse(doc)))
}

/** The path is computed, so that it is stored nowhere. */
function toLink(
  req: PayloadRequest,
  document: PreviewedDocument,
  { id, expires, createdBy }: z.infer<typeof row>,
): PreviewLink {
  const grant = { ...document, expires: Date.parse(expires), link: id }
  const token = signPreviewToken(grant, req.payload.secret)
  const path = `/preview/${token}/-/${requestLocale(req)}`
  return { id, path, expires, createdBy: createdBy ?? null }
}

/** @param expires ISO 8601 */
export async function createPreviewLink(
  req: PayloadRequest,
  document: PreviewedDocument,
  expires: string,
): Promise<void> {
  const { db } = req.payload
  const ended = { expires: { less_than_equal: new Date(deletionTime()).toISOString() } }
  await db.deleteMany({ collection: COLLECTION, where: ended, req })
  const createdBy: unknown = req.user?.['name']
  await db.create({
    collection: COLLECTION,
    data: { document: nameOf(document), expires, createdBy },
    req,
    returning: false,
  })
}

export async function revokePreviewLink(
  req: PayloadRequest,
  document: PreviewedDocument,
  link: number,
): Promise<void> {
  const where: Where = {
    and: [{ id: { equals: link } }, { document: { equals: nameOf(document) } }],
  }
  await req.payload.db.deleteMany({ collection: COLLECTION, where, req })
}

/** Whether a link of this document has not been revoked. */
export async function hasPreviewLink(
  req: PayloadRequest,
  document: PreviewedDocument,
  link: number,
): Promise<boolean> {
  const found = await req.payload.db.findOne<{ id: number; document?: string }>({
    collection: COLLECTION,
    where: { id: { equals: link } },
    req,
  })
  return found?.document === nameOf(document)
}

const nameOf = ({ collection, id }: PreviewedDocument) => `${collection}/${id}`
