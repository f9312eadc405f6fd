import { formatUse, type Use } from '@tessera/content/store'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload'
import { isAuthor } from '../roles'

/** The files that publications name. */
const FILE_KINDS: Partial<Record<CollectionSlug, Use['kind']>> = { media: 'media', videos: 'video' }

/**
 * Refuses changes by an author that visitors would see: any but a draft of a published document, and any of an image or a
 * video that the site shows. Access rules cannot do this: they do not know if a save is a draft.
 */
export const refuseChangesOfPublished: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  if (!isAuthor(req) || (operation !== 'update' && operation !== 'delete')) return
  if ('draft' in args && args.draft === true) return
  const where = 'where' in args && args.where ? args.where : { id: { equals: idOf(args) } }
  const isShown = FILE_KINDS[slug]
    ? await isAnyUsed(FILE_KINDS[slug], { slug, where, req })
    : await isAnyPublished({ slug, where, req })
  if (isShown) throw new APIError(REFUSED, 403, null, true)
}

const REFUSED =
  'This is on the site, and authors change drafts only. Save a draft, or ask an editor to change or remove it.'

interface Documents {
  readonly slug: CollectionSlug
  readonly where: Where
  readonly req: PayloadRequest
}

async function isAnyPublished({ slug, where, req }: Documents): Promise<boolean> {
  const published = { and: [where, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.db.count({ collection: slug, where: published, req })
  return totalDocs > 0
}

async function isAnyUsed(kind: Use['kind'], { slug, where, req }: Documents): Promise<boolean> {
  const { docs } = await req.payload.db.find({ collection: slug, where, pagination: false, req })
  for (const { id } of docs) {
    const uses = { uses: { contains: formatUse({ kind, key: String(id) }) } }
    const { totalDocs } = await req.payload.db.count({
      collection: 'publications',
      where: uses,
      req,
    })
    if (totalDocs > 0) return true
  }
  return false
}

const idOf = (args: object) => ('id' in args ? args.id : undefined)
