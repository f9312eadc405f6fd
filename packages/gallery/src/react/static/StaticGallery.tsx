'use client'
import type { ComponentType } from 'react'
import {
  createGalleryContext,
  type GalleryContextOptions,
  type LightboxComponent,
} from './gallery-context'
import { GalleryFrame } from './frame/GalleryFrame'
import type { RootAttributes } from './frame/GallerySection'
import { PeriodFilter } from './filters/period/PeriodFilter'
import { contextComponents, type LazyComponents } from './lazy-components'
import type { GridProps } from './tiles/Grid'

export interface StaticGalleryProps
  extends Omit<GalleryContextOptions, 'components' | 'actions' | 'hrefOf'>, RootAttributes {
  /** Number of images, from the first, that are not loaded lazily: those visible when the page opens. */
  readonly eagerImages?: number
  /** Rendered when the view has a slide. */
  readonly lightbox?: LightboxComponent | null
  /** Renders the tiles. Its markup must equal that of `Grid`. */
  readonly grid?: ComponentType<GridProps>
}

const lazyComponents: LazyComponents = { ...contextComponents, PeriodFilter }

/** A gallery as plain markup, complete without script: all its controls are links. */
export function StaticGallery(props: StaticGalleryProps) {
  const { gallery, view, state, search, path, labels, headingLevel, Link, ...others } = props
  const { renderTile, renderFilters, renderCaption, renderEmpty, ...rest } = others
  const { eagerImages, lightbox, grid, ...attributes } = rest
  const context = createGalleryContext({
    ...{ gallery, view, state, search, path, labels, headingLevel, Link },
    ...{ renderTile, renderFilters, renderCaption, renderEmpty },
    components: lazyComponents,
  })
  return <GalleryFrame {...{ context, eagerImages, lightbox, grid, attributes }} />
}
