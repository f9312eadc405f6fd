import type { ComponentType, ReactNode, Ref } from 'react'
import type { GalleryContext, LightboxComponent } from '../gallery-context'
import { GalleryBody } from './GalleryBody'
import { GalleryHeader } from './GalleryHeader'
import { GallerySection, type RootAttributes } from './GallerySection'
import { OpenLightbox } from '../OpenLightbox'
import { Paging } from '../paging/Paging'
import type { GridProps } from '../tiles/Grid'

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

/** The root element of a gallery, with all its components or with others. */
export function GalleryFrame({ sectionRef, attributes, children, ...options }: GalleryFrameProps) {
  const { context, status } = options
  const { gallery, state } = context
  return (
    <GallerySection
      {...{ gallery, sectionRef, attributes }}
      isOpen={state.openTileId !== null}
      isBusy={status === 'updating'}
    >
      {children ?? <AllComponents {...options} />}
    </GallerySection>
  )
}

function AllComponents({ context, eagerImages, lightbox, grid, status }: FrameOptions) {
  return (
    <>
      <GalleryHeader context={context} failed={status === 'failed'} />
      <GalleryBody {...{ context, eagerImages, grid }} />
      <Paging context={context} />
      {lightbox && <OpenLightbox context={context} Lightbox={lightbox} />}
    </>
  )
}
