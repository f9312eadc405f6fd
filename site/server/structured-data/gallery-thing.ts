import type { ImageGallery } from 'schema-dts'
import type { Chrome } from '../../pages/chrome'
import type { GalleryOnPage } from '../../pages/GalleryRoot'
import { shareImage } from '../answers/share-image'

/** Enough to say what is in it; every picture is in the sitemap. */
const MOST_PICTURES = 4

export function galleryThing(
  { siteUrl, path }: Pick<Chrome, 'siteUrl' | 'path'>,
  { gallery, view }: Pick<GalleryOnPage, 'gallery' | 'view'>,
): ImageGallery {
  const pictures = view.tiles.flatMap((tile) => {
    const image = tile.image && shareImage(tile.image, tile.title)
    return image ? [{ name: tile.title, contentUrl: siteUrl + image.src }] : []
  })
  return {
    '@type': 'ImageGallery',
    name: gallery.title,
    url: `${siteUrl}${path}#${gallery.id}`,
    image: pictures
      .slice(0, MOST_PICTURES)
      .map((picture) => ({ '@type': 'ImageObject', ...picture })),
  }
}
