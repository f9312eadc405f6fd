import { DEFAULT_PATTERN } from '../../core/patterns/default-pattern'
import type { ImageInput } from '../../core/simple/image-input'
import type { UseGalleryOptions } from '../client/useGallery'
import { MANY_TILES } from '../static/is-virtual'

/** Whether a gallery has more than images: its state can change by more than the open slide, or its layout is another. */
export const needsFullGallery = (options: UseGalleryOptions): boolean => {
  const { images, id, layout = 'mosaic', pattern = DEFAULT_PATTERN, groups } = options
  const { search = false, sorts = [], paging, state, onStateChange } = options
  return (
    images.length === 0 ||
    images.length > MANY_TILES ||
    id !== undefined ||
    layout !== 'mosaic' ||
    // Patterns are loaded by their ids.
    (typeof pattern === 'string' && pattern !== DEFAULT_PATTERN.id) ||
    images.some(({ thumbHash }) => thumbHash !== undefined) ||
    (groups ? groups.length > 0 : images.some(hasTerms)) ||
    search ||
    sorts.length > 0 ||
    (paging !== undefined && paging.kind !== 'all') ||
    state !== undefined ||
    onStateChange !== undefined
  )
}

const hasTerms = ({ terms = {} }: ImageInput) => Object.keys(terms).length > 0
