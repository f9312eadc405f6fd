'use client'
import { useMemo } from 'react'
import { GalleryIndex } from '../../core/gallery-index'
import { createGallery } from '../../core/simple/create-gallery'
import type { GalleryOptions, ImageInput } from '../../core/simple/image-input'
import type { GalleryView } from '../../core/types'
import { createLocalHrefs } from '../../core/url/local-hrefs'
import { useKept } from '../hooks/useKept'
import { streamedComponents } from './client-components'
import { useLiveGallery, type GalleryHandle, type LiveGalleryOptions } from './live/useLiveGallery'
import { useOwnId } from './useOwnId'
import { useStateLocation, useStateReport, type StateOptions } from './useStateLocation'

export interface UseGalleryOptions
  extends
    Omit<GalleryOptions, 'id'>,
    Omit<LiveGalleryOptions, 'gallery' | 'source' | 'loadLightbox' | 'lightbox'>,
    StateOptions {
  readonly images: readonly ImageInput[]
  /**
   * Unique on the page: `[a-z][a-z0-9-]*`. The gallery's keys in the URL start with it. Without it the state is not in
   * the URL.
   */
  readonly id?: string
}

/** A gallery of images without markup: its state, what it shows and what changes it. `GalleryRoot` renders it. */
export function useGallery(options: UseGalleryOptions): GalleryHandle {
  const { images, labels, url = options.id !== undefined } = options
  const ownId = useOwnId()
  const { id = ownId } = options
  // A parent that writes its images in place passes other objects with the same content at each render.
  const key = JSON.stringify([images, id, settingsOf(options)])
  const { gallery, index } = useKept(key, () => {
    const full = createGallery(images, { ...settingsOf(options), id }, labels?.untitled)
    return { ...full, index: new GalleryIndex(full.gallery, full.tiles) }
  })
  const state = { ...options, url }
  const location = useStateLocation(gallery, state)
  const { isInUrl } = location
  const createHrefs = useMemo(
    () => (isInUrl ? undefined : (view: GalleryView) => createLocalHrefs(gallery.id, view)),
    [isInUrl, gallery.id],
  )
  const handle = useLiveGallery(
    { ...options, gallery, loadLightbox, lightbox: null, source: index },
    {
      ...{ location, createHrefs },
      components: streamedComponents,
      initialView: (state) => index.view(state),
    },
  )
  useStateReport(handle.internals.store, state)
  return handle
}

const loadLightbox = () => import('../lightbox/Lightbox').then(({ Lightbox }) => Lightbox)

/** The settings among the options: plain data. */
function settingsOf(options: UseGalleryOptions): Omit<GalleryOptions, 'id'> {
  const { title, layout, pattern, fitShapes, groups, search, sorts, paging } = options
  const { hoverBox, textPosition, lightbox, tileClick } = options
  return defined({
    ...{ title, layout, pattern, fitShapes, groups, search, sorts, paging },
    ...{ hoverBox, textPosition, lightbox, tileClick },
  })
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const defined = <T extends object>(settings: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Defined<T>
