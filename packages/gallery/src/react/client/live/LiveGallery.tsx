'use client'
import { forwardRef, useContext, useState } from 'react'
import type { GalleryView } from '../../../core/types'
import { createBrowserLocation } from '../../location/browser-location'
import { LocationContext } from '../../location/location-context'
import type { RootAttributes } from '../../static/frame/GallerySection'
import { clientComponents } from '../client-components'
import { GalleryRoot } from '../GalleryRoot'
import { useLiveGallery, type LiveGalleryOptions } from './useLiveGallery'

export interface LiveGalleryProps extends LiveGalleryOptions, RootAttributes {
  /** The query string that the server rendered (`?…` or '') and its view. The first render repeats them. */
  readonly initialSearch: string
  readonly initialView: GalleryView
}

/**
 * A gallery that filters, pages and opens its lightbox without loading a page. It takes the full form of a gallery, and
 * views from any source. For another source or gallery, give it another `key`.
 */
export const LiveGallery = /* @__PURE__ */ forwardRef<HTMLElement, LiveGalleryProps>(
  function LiveGallery(props, ref) {
    const { gallery, initialSearch, initialView, loadLightbox, lightbox, ...others } = props
    const { path, labels, headingLevel, eagerImages, source: firstSource, ...slots } = others
    const { renderTile, renderFilters, renderCaption, renderEmpty, ...attributes } = slots
    const adapter = useContext(LocationContext)
    const [source] = useState(firstSource)
    const [location] = useState(() => adapter?.location ?? createBrowserLocation())
    const handle = useLiveGallery(
      {
        ...{ gallery, source, loadLightbox, lightbox, path, labels, headingLevel, eagerImages },
        ...{ renderTile, renderFilters, renderCaption, renderEmpty },
      },
      {
        location: { ...adapter, location, initialSearch },
        components: clientComponents,
        initialView: () => initialView,
      },
    )
    return <GalleryRoot {...attributes} gallery={handle} ref={ref} />
  },
)
