'use client'
import { forwardRef } from 'react'
import type { RootAttributes } from '../static/GalleryFrame'
import { GalleryRoot } from './GalleryRoot'
import { splitProps } from './split-props'
import { useGallery, type UseGalleryOptions } from './useGallery'

export interface GalleryProps extends UseGalleryOptions, RootAttributes {}

/** Images in a mosaic with a lightbox. Everything but `images` has a default. */
export const Gallery = /* @__PURE__ */ forwardRef<HTMLElement, GalleryProps>(
  function Gallery(props, ref) {
    const { options, attributes } = splitProps(props)
    return <GalleryRoot {...attributes} gallery={useGallery(options)} ref={ref} />
  },
)
