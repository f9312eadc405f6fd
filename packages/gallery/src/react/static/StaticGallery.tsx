'use client'
import { forwardRef, type ComponentType } from 'react'
import { createGalleryContext, type GalleryContextOptions } from './gallery-context'
import { GalleryFrame, type RootAttributes } from './GalleryFrame'
import type { LightboxComponent } from './gallery-context'
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
export const StaticGallery = forwardRef<HTMLElement, StaticGalleryProps>(
  function StaticGallery(props, ref) {
    const { gallery, view, state, search, path, labels, headingLevel, Link, ...others } = props
    const { renderTile, renderFilters, renderCaption, renderEmpty, ...rest } = others
    const { eagerImages, lightbox, grid, ...attributes } = rest
    const slots = { renderTile, renderFilters, renderCaption, renderEmpty }
    const context = createGalleryContext({
      ...{ gallery, view, state, search, path, labels, headingLevel, Link, ...slots },
      components: lazyComponents,
    })
    return (
      <GalleryFrame {...{ context, eagerImages, lightbox, grid, attributes }} sectionRef={ref} />
    )
  },
)
