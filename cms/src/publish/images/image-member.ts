import { compileMembership, type GalleryMember } from '@tessera/content'
import { imageTitle } from '../documents/to-image'
import type { MediaRow } from '../row-schemas/media-row'
import type { ImageGallery } from './find-image-galleries'

/** The fields of an image that decide which galleries contain it. */
export const toImageMember = (row: MediaRow): GalleryMember => ({
  kind: 'image',
  key: row.id,
  title: imageTitle(row),
  terms: row.terms,
  keywordTerms: row.keywordTerms,
  folder: row.folder,
  time: row.date === null ? null : Date.parse(row.date),
})

/** Whether a gallery of a published page in this language contains an image. */
export const isInGallery = (
  row: MediaRow,
  galleries: readonly ImageGallery[],
  language: string,
): boolean =>
  galleries.some(
    ({ locale, block }) => locale === language && compileMembership(block)(toImageMember(row)),
  )
