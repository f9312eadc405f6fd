import { GalleryFrame, type GalleryProps } from './GalleryFrame'
import { lazyComponents } from './lazy-components'

export type { GalleryProps } from './GalleryFrame'

/** A gallery as plain markup: the same on server and client, complete without script. */
export const Gallery = (props: GalleryProps) => (
  <GalleryFrame {...props} components={lazyComponents} />
)
