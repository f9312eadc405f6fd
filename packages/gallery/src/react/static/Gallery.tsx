import { GalleryFrame, type GalleryProps } from './GalleryFrame'
import { PeriodFilter } from './filters/period/PeriodFilter'
import { contextComponents, type LazyComponents } from './lazy-components'

export type { GalleryProps } from './GalleryFrame'

const lazyComponents: LazyComponents = { ...contextComponents, PeriodFilter }

/** A gallery as plain markup: the same on server and client, complete without script. */
export const Gallery = (props: GalleryProps) => (
  <GalleryFrame {...props} components={lazyComponents} />
)
