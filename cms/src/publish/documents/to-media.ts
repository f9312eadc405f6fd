import type { PublishedDocument } from '@tessera/content'
import type { MediaRow } from '../rows/media-row'
import { createDocument } from './create-document'

/** Null for an image without variants. */
export function toMedia(row: MediaRow): PublishedDocument | null {
  const { width, height, variants } = row
  if (!width || !height || !variants.length) return null
  return createDocument({
    kind: 'media',
    key: row.id,
    body: {
      alt: row.decorative ? '' : (row.alt ?? ''),
      decorative: row.decorative ?? false,
      title: row.title,
      showCaption: row.showCaption ?? false,
      width,
      height,
      focalPoint: { x: toShare(row.focalX), y: toShare(row.focalY) },
      thumbHash: row.thumbHash,
      variants: variants.map(({ file, ...variant }) => ({ ...variant, path: `/media/${file}` })),
    },
  })
}

const toShare = (percent: number | null) => Math.min(1, Math.max(0, (percent ?? 50) / 100))
