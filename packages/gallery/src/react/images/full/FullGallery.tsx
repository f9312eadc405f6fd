import { GalleryRoot } from '../../client/GalleryRoot'
import { splitProps } from '../../client/split-props'
import { useGallery } from '../../client/useGallery'
import type { GalleryOfImagesProps } from '../SimpleGallery'

/** A gallery of images with all layouts, filters, pages and a state in the URL. */
export function FullGallery({ rootRef, ...props }: GalleryOfImagesProps) {
  const { options, attributes } = splitProps(props)
  return <GalleryRoot {...attributes} gallery={useGallery(options)} ref={rootRef} />
}
