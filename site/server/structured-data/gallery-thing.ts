import type { ImageGallery } from 'schema-dts'
import type { PageShellProps } from '../../components/layout/page-shell-props'
import type { GalleryOnPage } from '../../components/blocks/GalleryBlock'
import { shareImage } from '../metadata/share-image'

/** Images listed per gallery. The sitemap has all of them. */
const MAX_IMAGES = 4

/** A gallery in terms of schema.org. */
export function galleryThing(
  { siteUrl, path }: Pick<PageShellProps, 'siteUrl' | 'path'>,
  { gallery, view }: Pick<GalleryOnPage, 'gallery' | 'view'>,
): ImageGallery {
  const images = view.tiles.flatMap((tile) => {
    const image = tile.image && shareImage(tile.image, tile.title)
    return image ? [{ name: tile.title, contentUrl: new URL(image.src, siteUrl).href }] : []
  })
  return {
    '@type': 'ImageGallery',
    name: gallery.title,
    url: `${siteUrl}${path}#${gallery.id}`,
    image: images.slice(0, MAX_IMAGES).map((image) => ({ '@type': 'ImageObject', ...image })),
  }
}
