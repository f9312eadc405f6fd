import { DEFAULT_LIGHTBOX, DEFAULT_TEXT_POSITION } from '../defaults'
import type { FilterGroup, Gallery, LightboxOptions, Tile } from '../types'
import type { GalleryOptions } from './image-input'

/** The settings of a gallery of images, in full. */
export function completeGallery(
  tiles: readonly Tile[],
  groups: readonly FilterGroup[],
  options: GalleryOptions,
): Gallery {
  const lightbox = createLightbox(options.lightbox)
  const hasPages = tiles.length > 0 && tiles.every(({ href }) => href !== '')
  return {
    id: options.id,
    title: options.title ?? '',
    works: 'images',
    layout: options.layout ?? 'mosaic',
    pattern: options.pattern ?? '4',
    fitShapes: options.fitShapes ?? true,
    groups,
    search: options.search ?? false,
    sorts: options.sorts ?? [],
    paging: options.paging ?? { kind: 'all' },
    hoverBox: options.hoverBox ?? 'fade',
    textPosition: { ...DEFAULT_TEXT_POSITION, ...options.textPosition },
    lightbox,
    tileClick: options.tileClick ?? (hasPages || !lightbox ? 'article' : 'lightbox'),
    ...(tiles.every(({ untitled }) => untitled) && { untitled: true }),
  }
}

function createLightbox(options: GalleryOptions['lightbox'] = true): LightboxOptions | null {
  if (options === false) return null
  return options === true ? DEFAULT_LIGHTBOX : { ...DEFAULT_LIGHTBOX, ...options }
}
