import { DEFAULT_LIGHTBOX, DEFAULT_TEXT_POSITION } from '../defaults'
import type { LightboxOptions } from '../types'
import { checkGalleryId } from './check-input'
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
  untitled: (position: number) => string = (position) => `Image ${position}`,
): FullGallery {
  checkGalleryId(options.id)
  const tiles = createTiles(images, untitled)
  const lightbox = createLightbox(options.lightbox)
  const hasPages = tiles.length > 0 && tiles.every(({ href }) => href !== '')
  return {
    tiles,
    gallery: {
      id: options.id,
      title: options.title ?? '',
      works: 'images',
      layout: options.layout ?? 'mosaic',
      pattern: options.pattern ?? '4',
      fitShapes: options.fitShapes ?? true,
      groups: options.groups ?? createGroups(tiles),
      search: options.search ?? false,
      sorts: options.sorts ?? [],
      paging: options.paging ?? { kind: 'all' },
      hoverBox: options.hoverBox ?? 'fade',
      textPosition: { ...DEFAULT_TEXT_POSITION, ...options.textPosition },
      lightbox,
      tileClick: options.tileClick ?? (hasPages || !lightbox ? 'article' : 'lightbox'),
      ...(tiles.every(({ untitled }) => untitled) && { untitled: true }),
    },
  }
}

function createLightbox(options: GalleryOptions['lightbox'] = true): LightboxOptions | null {
  if (options === false) return null
  return options === true ? DEFAULT_LIGHTBOX : { ...DEFAULT_LIGHTBOX, ...options }
}
