import type { ImageGallery } from 'schema-dts'
import type { Chrome } from '../../pages/chrome'
import type { GalleryOnPage } from '../../pages/GalleryRoot'
import { shareImage } from '../answers/share-image'

/** Enough to say what is in it; every image is in the sitemap. */
const MOST_IMAGES = 4

export function galleryThing(
  { siteUrl, path }: Pick<Chrome, 'siteUrl' | 'path'>,
  { gallery, view }: Pick<GalleryOnPage, 'gallery' | 'view'>,
): ImageGallery {
  const images = view.tiles.flatMap((tile) => {
    const image = tile.image && shareImage(tile.image, tile.title)
    return image ? [{ name: tile.title, contentUrl: siteUrl + image.src }] : []
  })
  return {
    '@type': 'ImageGallery',
    name: gallery.title,
    url: `${siteUrl}${path}#${gallery.id}`,
    image: images.slice(0, MOST_IMAGES).map((image) => ({ '@type': 'ImageObject', ...image })),
  }
}
