import type { ComponentPropsWithoutRef, ComponentType, ReactNode, Ref } from 'react'
import { resolvePattern } from '../../core/patterns/resolve-pattern'
import type { Gallery as GalleryData } from '../../core/types'
import type { GalleryContext, LightboxComponent } from './gallery-context'
import { GalleryBody } from './GalleryBody'
import { GalleryHeader, titleId } from './GalleryHeader'
import { OpenLightbox } from './OpenLightbox'
import { Paging } from './paging/Paging'
import type { GridProps } from './tiles/Grid'

/** Attributes of the root element. Those that the gallery sets itself are not among them. */
export type RootAttributes = Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'id' | 'title' | 'dangerouslySetInnerHTML'
>

interface FrameOptions {
  readonly context: GalleryContext
  /** Number of images, from the first, that are not loaded lazily: those visible when the page opens. */
  readonly eagerImages?: number | undefined
  /** Rendered when the view has a slide; null until its code is loaded. */
  readonly lightbox?: LightboxComponent | null | undefined
  /** Renders the tiles. Its first markup must equal that of `Grid`. */
  readonly grid?: ComponentType<GridProps> | undefined
  /** `updating` while a remote view loads, `failed` when it did not load. */
  readonly status?: 'shown' | 'updating' | 'failed'
}

interface GalleryFrameProps extends FrameOptions {
  readonly sectionRef?: Ref<HTMLElement>
  readonly attributes?: RootAttributes
  /** Replace all of the content. */
  readonly children?: ReactNode
}

/** The root element of a gallery, with all its parts or with others. */
export function GalleryFrame({ sectionRef, attributes, children, ...options }: GalleryFrameProps) {
  const { context, status } = options
  const { gallery, state } = context
  return (
    <section
      {...attributes}
      ref={sectionRef}
      id={gallery.id}
      data-gallery={gallery.id}
      data-layout={gallery.layout}
      data-pattern={resolvePattern(gallery).id}
      data-click={tileClickOf(gallery)}
      data-untitled={gallery.untitled ? '' : undefined}
      data-open={state.openTileId === null ? undefined : ''}
      {...(gallery.title && { 'aria-labelledby': titleId(gallery.id) })}
      // Screen readers skip busy content, and the open dialog is part of the section.
      aria-busy={status === 'updating' && state.openTileId === null ? true : undefined}
    >
      {children ?? <AllParts {...options} />}
    </section>
  )
}

function AllParts({ context, eagerImages, lightbox, grid, status }: FrameOptions) {
  return (
    <>
      <GalleryHeader context={context} failed={status === 'failed'} />
      <GalleryBody {...{ context, eagerImages, grid }} />
      <Paging context={context} />
      {lightbox && <OpenLightbox context={context} Lightbox={lightbox} />}
    </>
  )
}

/** Set where a click on a tile does not open its article. Without a lightbox, `lightbox` means `article`. */
const tileClickOf = ({ tileClick, lightbox }: GalleryData) =>
  tileClick === 'nothing' || (tileClick === 'lightbox' && lightbox) ? tileClick : undefined
