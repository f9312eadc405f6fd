import { compileMembership } from '@tessera/content'
import type { CollectionBeforeChangeHook } from 'payload'
import { publicError } from '../../errors/public-error'
import { findImageGalleries } from '../../publish/images/find-image-galleries'
import { toImageMember } from '../../publish/images/image-member'
import { mediaRow } from '../../publish/row-schemas/media-row'
import { isAuthor } from '../roles'

/** Refuses images that an author would add to a gallery of the site: visitors would see them without an editor's consent. */
export const refuseShowingImages: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!isAuthor(req)) return data
  // A new image has no id yet.
  const saved = { id: originalDoc?.id ?? 0, updatedAt: new Date() }
  const member = toImageMember(mediaRow.parse({ ...originalDoc, ...data, ...saved }))
  const galleries = await findImageGalleries(req)
  if (galleries.some(({ block }) => compileMembership(block)(member)))
    throw publicError(REFUSED, 403)
  return data
}

const REFUSED =
  'A gallery on the site would show this image, and authors change drafts only. Choose another folder or other terms, or ask an editor.'
