'use client'
import { forwardRef } from 'react'
import { PlacedFullGallery } from '#full-gallery'
import { needsFullGallery } from './needs-full-gallery'
import { SimpleGallery } from './SimpleGallery'
import type { RootAttributes } from '../static/frame/GallerySection'
import type { UseGalleryOptions } from '../client/useGallery'

export interface GalleryProps extends UseGalleryOptions, RootAttributes {}

/** Images in a mosaic with a lightbox. Everything but `images` has a default. */
export const Gallery = /* @__PURE__ */ forwardRef<HTMLElement, GalleryProps>(
  function Gallery(props, ref) {
    const GalleryOfImages = needsFullGallery(props) ? PlacedFullGallery : SimpleGallery
    return <GalleryOfImages {...props} rootRef={ref} />
  },
)
