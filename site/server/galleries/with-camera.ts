import type { Media } from '@tessera/content'
import type { Tile, TileImage } from '@tessera/gallery/core'
import type { DocumentStore } from '../publications/document-store'
import type { WorkRecord } from '../publications/work-record'
import { furtherMedia } from './to-tile'

/** The tile of a work with the camera data of its images. */
export function withCamera(
  store: Pick<DocumentStore, 'media'>,
  work: WorkRecord,
  tile: Tile,
): Tile {
  const { image, furtherImages } = tile
  const first = store.media.get((work.kind === 'image' ? work.media : work.cover) ?? '')
  const further = furtherMedia(store, work)
  if (![first, ...further].some((media) => media?.camera)) return tile
  return {
    ...tile,
    image: image && addCamera(image, first),
    ...(furtherImages && {
      furtherImages: furtherImages.map((each, index) => addCamera(each, further[index])),
    }),
  }
}

const addCamera = (image: TileImage, media: Media | undefined): TileImage =>
  media?.camera ? { ...image, camera: media.camera.join(' · ') } : image
