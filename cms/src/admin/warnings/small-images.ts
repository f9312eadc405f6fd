import { isTooSmall, largestTile } from '../../media-library/small-images/largest-tile'
import type { GalleryInForm } from '../gallery-preview/gallery-in-form'
import type { GalleryPreview, NamedCount } from '../gallery-preview/preview'

/** Number of images that a warning links to. */
const MAX_NAMED = 3

/** The images that are blurred in the largest tile of a gallery in the form; of its first tiles. */
export function smallImages(
  { layout, pattern, sizes }: Pick<GalleryInForm, 'layout' | 'pattern' | 'sizes'>,
  preview: Pick<GalleryPreview, 'tiles' | 'pattern'>,
): NamedCount {
  const tile = largestTile({ layout, pattern: pattern ?? preview.pattern ?? '4', ...sizes })
  const small = new Map(
    preview.tiles.flatMap(({ title, image }) =>
      image && isTooSmall({ ...image, doNotCrop: image.wholeOn !== null }, tile)
        ? [[image.media, { id: image.media, label: title }] as const]
        : [],
    ),
  )
  return { count: small.size, first: [...small.values()].slice(0, MAX_NAMED) }
}
