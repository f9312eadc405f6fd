import type { Media } from '@tessera/content'
import { toTileImage } from '../galleries/to-tile'
import { shareImage } from '../metadata/share-image'

/** The addresses of the files of images that other sites can show. */
export const furtherAddresses = (images: readonly Media[], siteUrl: string): readonly string[] =>
  images.flatMap((media) => {
    const file = shareImage(toTileImage(media), media.alt)
    return file ? [siteUrl + file.src] : []
  })
