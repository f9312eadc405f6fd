import { compileMembership, type GalleryBlock } from '@tessera/content'
import type { PayloadRequest } from 'payload'
import { inRequestLocale, requestLocale } from '../../../localisation/in-locale'
import { heldBackReason, missingSizes } from '../../../publish/documents/to-image'
import { findCandidates } from '../../../publish/images/find-image-galleries'
import { toImageMember } from '../../../publish/images/image-member'
import { mediaRow } from '../../../publish/row-schemas/media-row'
import type { Member } from './find-members'

export interface FoundImages {
  readonly members: readonly Member[]
  /** Images that would match if an editor confirmed the terms that keywords have assigned. */
  readonly unconfirmed: readonly Member[]
}

/** Finds the images of a gallery. Those that are held back are members that are not published. */
export async function findImages(
  req: PayloadRequest,
  { images }: Pick<GalleryBlock, 'images'>,
): Promise<FoundImages> {
  const candidates = await findCandidates(req, [{ images }])
  if (candidates.length === 0) return { members: [], unconfirmed: [] }
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'media',
    where: { id: { in: [...candidates] } },
    locale: requestLocale(req),
    pagination: false,
    limit: 0,
    joins: {},
    req,
  })
  const isMember = compileMembership({ articles: { query: null, picked: [] }, images })
  const all = docs.map((doc): Member => {
    const row = mediaRow.parse(inRequestLocale(req, 'media', doc))
    const heldBack = heldBackReason(row)
    return {
      ...toImageMember(row),
      isPublished: heldBack === null,
      heldBack,
      waitsForSizes: missingSizes(row) === 'sizes-pending',
      cover: row.id,
      aspectRatio: null,
    }
  })
  return {
    members: all.filter(isMember),
    unconfirmed: all.filter(
      (member) =>
        member.kind === 'image' && !isMember(member) && isMember({ ...member, keywordTerms: [] }),
    ),
  }
}
