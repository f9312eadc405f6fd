import { compileMembership, type GalleryBlock } from '@tessera/content'
import type { PayloadRequest } from 'payload'
import { heldBackReason, missingSizes } from '../../../publish/documents/to-image'
import { findCandidates } from '../../../publish/images/find-image-galleries'
import { toImageMember } from '../../../publish/images/image-member'
import type { MediaRow } from '../../../publish/row-schemas/media-row'
import type { Member } from './find-members'
import { readMedia } from './read-media'

export interface FoundImages {
  readonly members: readonly Member[]
  /** Images that would match if an editor confirmed the terms that keywords have assigned. */
  readonly unconfirmed: readonly Member[]
  /** All that were read. */
  readonly rows: ReadonlyMap<string, MediaRow>
}

/** Finds the images of a gallery. Those that are held back are members that are not published. */
export async function findImages(
  req: PayloadRequest,
  { images }: Pick<GalleryBlock, 'images'>,
): Promise<FoundImages> {
  const candidates = await findCandidates(req, [{ images }])
  const rows = await readMedia(req, candidates)
  const isMember = compileMembership({ articles: { query: null, picked: [] }, images })
  const all = [...rows.values()].map((row): Member => {
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
    rows,
    members: all.filter(isMember),
    unconfirmed: all.filter(
      (member) =>
        member.kind === 'image' && !isMember(member) && isMember({ ...member, keywordTerms: [] }),
    ),
  }
}
