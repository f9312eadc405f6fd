import { checkGalleryId } from './check-input'
import { completeGallery } from './complete-gallery'
import { createGroups } from './create-groups'
import { createTiles } from './create-tiles'
import type { FullGallery, GalleryOptions, ImageInput } from './image-input'

/**
 * Completes images and a few settings to the full form of a gallery, which every other part of the package takes.
 *
 * @param untitled name of an image without title and alternative text, for assistive technology; 1 is the first
 * @throws when an image has no size or alternative text, or two have the same id
 */
export function createGallery(
  images: readonly ImageInput[],
  options: GalleryOptions,
  untitled?: (position: number) => string,
): FullGallery {
  checkGalleryId(options.id)
  const tiles = createTiles(images, untitled)
  return { tiles, gallery: completeGallery(tiles, options.groups ?? createGroups(tiles), options) }
}
