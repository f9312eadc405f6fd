import type { PublishedDocument } from '@tessera/content'
import { publishedDocument } from './published-document'
import type { MediaRow } from './rows'

/** Null for an image without variants: it was never worked on. Percent become parts of one. */
export function toMedia(row: MediaRow): PublishedDocument | null {
  const { width, height, variants } = row
  if (!width || !height || !variants.length) return null
  return publishedDocument({
    kind: 'media',
    key: row.id,
    body: {
      alt: row.decorative ? '' : (row.alt ?? ''),
      decorative: row.decorative ?? false,
      title: row.title,
      showCaption: row.showCaption ?? false,
      width,
      height,
      focalPoint: { x: toPart(row.focalX), y: toPart(row.focalY) },
      thumbHash: row.thumbHash,
      variants: variants.map(({ file, ...variant }) => ({ ...variant, path: `/media/${file}` })),
    },
  })
}

const toPart = (percent: number | null) => Math.min(1, Math.max(0, (percent ?? 50) / 100))
