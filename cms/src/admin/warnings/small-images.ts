import { isTooSmall, largestTile } from '../../media-library/small-images/largest-tile'
import type { GalleryInForm } from '../gallery-preview/gallery-in-form'
import { namedCount } from '../gallery-preview/named-count'
import type { GalleryPreview, NamedCount } from '../gallery-preview/preview'

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
  return namedCount([...small.values()])
}
