import { formatUse, type Use } from '@tessera/content/store'
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { publicError } from '../../errors/public-error'
import { isDraftSave } from '../../versions/is-draft-save'
import { isAuthor } from '../roles'
import { isAnyPublished } from './is-any-published'

/** The files that publications name. */
const FILE_KINDS: Partial<Record<CollectionSlug, Use['kind']>> = { media: 'media', videos: 'video' }

/**
 * Refuses changes by an author that visitors would see: any but a draft of a published document, and any of an image or a
 * video that the site shows. Access rules cannot do this: they do not know if a save is a draft.
 */
export const refuseChangesOfPublished: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (!isAuthor(req) || (operation !== 'update' && operation !== 'delete')) return
  if (isDraftSave(collection, args)) return
  const { slug } = collection
  const where = 'where' in args && args.where ? args.where : { id: { equals: idOf(args) } }
  // Checks the query: if it names a field that nobody may read, such as a hash, the answer would show its value.
  await req.payload.count({ collection: slug, where, req, overrideAccess: false, trash: true })
  const isShown = FILE_KINDS[slug]
    ? await isAnyUsed(req, { slug, where, kind: FILE_KINDS[slug] })
    : await isAnyPublished(req, { slug, where })
  if (isShown) throw publicError(REFUSED, 403)
}

const REFUSED =
  'This is on the site, and authors change drafts only. Save a draft, or ask an editor to change or remove it.'

interface Files {
  readonly slug: CollectionSlug
  readonly where: Where
  readonly kind: Use['kind']
}

async function isAnyUsed(req: PayloadRequest, { slug, where, kind }: Files): Promise<boolean> {
  const { db } = req.payload
  const { docs } = await db.find({ collection: slug, where, pagination: false, req })
  const uses = docs.map(({ id }) => ({
    uses: { contains: formatUse({ kind, key: String(id) }) },
  }))
  if (uses.length === 0) return false
  return (await db.count({ collection: 'publications', where: { or: uses }, req })).totalDocs > 0
}

const idOf = (args: object) => ('id' in args ? args.id : undefined)
