import { imagePath, type PublishedDocument } from '@tessera/content'
import { readableName } from '../../images/readable-name'
import type { MediaRow } from '../row-schemas/media-row'
import { createDocument } from './create-document'

export type HeldBackReason = 'no-alt' | 'sizes-pending' | 'sizes-failed'

/** Why a gallery does not show an image; null if it does. The reason that an editor can remove comes first. */
export const heldBackReason = (row: MediaRow): HeldBackReason | null =>
  row.alt?.trim() || row.decorative ? missingSizes(row) : 'no-alt'

/** Whether the sizes for visitors are still being made, or could not be made; null if the image has them. */
export function missingSizes({ variants, width, height, processing, processingError }: MediaRow) {
  if (variants.length && width && height) return null
  return processing === 'webp' && !processingError ? 'sizes-pending' : 'sizes-failed'
}

/**
 * An image as a work of its own. Null while it is held back, and before it has an address.
 * @param row its further images are those that are not held back
 */
export function toImage(row: MediaRow): PublishedDocument | null {
  const { slug, caption, date, terms, keywordTerms, folder, updatedAt } = row
  const furtherImages = [...new Set(row.furtherImages)].filter((image) => image !== row.id)
  if (!slug || heldBackReason(row)) return null
  return createDocument({
    kind: 'image',
    key: row.id,
    path: imagePath(slug),
    body: {
      slug,
      title: imageTitle(row),
      caption,
      date,
      terms,
      keywordTerms: keywordTerms.filter((term) => terms.includes(term)),
      folder,
      media: row.id,
      ...(furtherImages.length > 0 && { furtherImages }),
      position: toPosition(row),
      modified: updatedAt,
    },
    media: [row.id, ...furtherImages],
  })
}

/** The title of an image; without one, its alt text or the name of its file. */
export const imageTitle = ({
  title,
  alt,
  decorative,
  filename,
}: Pick<MediaRow, 'title' | 'alt' | 'decorative' | 'filename'>): string =>
  title?.trim() || (!decorative && alt?.trim()) || readableName(filename ?? '') || 'Untitled'

const toPosition = ({ publishPosition, latitude, longitude }: MediaRow) =>
  publishPosition && latitude !== null && longitude !== null ? { latitude, longitude } : null
