'use client'
import { ActiveFilters as ActiveFilterList } from '../static/filters/ActiveFilters'
import { GalleryBody } from '../static/frame/GalleryBody'
import { GalleryFilters as Filters, GalleryHeader as Header } from '../static/frame/GalleryHeader'
import { OpenLightbox } from '../static/OpenLightbox'
import { Paging } from '../static/paging/Paging'
import { ResultStatus } from '../static/ResultStatus'
import { ClientGrid } from '../virtual/ClientGrid'
import type { GalleryHandle } from './live/useLiveGallery'

interface ComponentProps {
  readonly gallery: GalleryHandle
}

/** The title, the active filters, the number of results, the filters, the search field and the sort menu. */
export const GalleryHeader = ({ gallery }: ComponentProps) => (
  <Header context={gallery.context} failed={gallery.status === 'failed'} />
)

/** The filters, the search field and the sort menu. */
export const GalleryFilters = ({ gallery }: ComponentProps) => <Filters context={gallery.context} />

/** Links that remove the active filters. */
export const ActiveFilters = ({ gallery }: ComponentProps) => (
  <ActiveFilterList context={gallery.context} />
)

/** The number of results, which screen readers announce. A gallery with filters needs it. */
export const GalleryStatus = ({ gallery }: ComponentProps) => (
  <ResultStatus context={gallery.context} failed={gallery.status === 'failed'} />
)

/** The tiles, or what is shown when nothing matches. */
export const GalleryGrid = ({ gallery }: ComponentProps) => (
  <GalleryBody
    context={gallery.context}
    eagerImages={gallery.internals.eagerImages}
    grid={ClientGrid}
  />
)

/** "Load more", or numbered pages. */
export const GalleryPaging = ({ gallery }: ComponentProps) => <Paging context={gallery.context} />

/** The lightbox while a tile is open. */
export const GalleryLightbox = ({ gallery: { context, internals } }: ComponentProps) =>
  internals.Lightbox && <OpenLightbox context={context} Lightbox={internals.Lightbox} />
