import type { ComponentType, Ref } from 'react'
import { defaultLabels, labelsFor, type Labels } from '../../core/labels'
import { createHrefBuilder } from '../../core/url/hrefs'
import { resolvePattern } from '../../core/patterns/resolve-pattern'
import type { Gallery as GalleryData, GalleryState, GalleryView } from '../../core/types'
import { ActiveFilters } from './filters/ActiveFilters'
import { FilterBar } from './filters/FilterBar'
import type {
  GalleryActions,
  GalleryContext,
  HeadingLevel,
  LightboxComponent,
} from './gallery-context'
import type { LazyComponents } from './lazy-components'
import { OpenLightbox } from './OpenLightbox'
import { Paging } from './paging/Paging'
import { ResultStatus } from './ResultStatus'
import { GalleryTiles } from './GalleryTiles'
import { Grid, type GridProps } from './tiles/Grid'

export interface GalleryProps {
  readonly gallery: GalleryData
  readonly view: GalleryView
  readonly state: GalleryState
  /** The page's query string (`?…` or ''); links keep the keys of other galleries in it. */
  readonly search: string
  /** The page's path for links; '' means "this page". */
  readonly path?: string
  readonly labels?: Labels
  /** Level of the gallery's own heading; those of tiles are one below. */
  readonly headingLevel?: HeadingLevel
  /** Number of images, from the first, that are not loaded lazily: those visible when the page opens. */
  readonly eagerImages?: number
  /** Rendered when the view has a slide; null until its code is loaded. */
  readonly lightbox?: LightboxComponent | null
  readonly actions?: GalleryActions
  /** Renders the tiles. Its first markup must equal that of `Grid`. */
  readonly grid?: ComponentType<GridProps>
  readonly sectionRef?: Ref<HTMLElement>
  /** `updating` while a remote view loads, `failed` when it did not load. */
  readonly status?: 'shown' | 'updating' | 'failed'
}

/** The markup of a gallery, given the components that not every gallery needs. */
export function GalleryFrame(props: GalleryProps & { readonly components: LazyComponents }) {
  const { gallery, view, state, search, path = '' } = props
  const labels = labelsFor(gallery, props.labels ?? defaultLabels)
  const { headingLevel = 2, eagerImages = 0, lightbox = null, status = 'shown' } = props
  const { actions, sectionRef, grid = Grid, components } = props
  const Heading = `h${headingLevel}` as const
  const titleId = `${gallery.id}-title`
  const showsControls = hasControls(gallery) && view.all > 0
  const address = { path, search }
  const hrefOf = createHrefBuilder(gallery, address)
  const context: GalleryContext = {
    gallery,
    view,
    state,
    address,
    hrefOf,
    labels,
    headingLevel,
    actions,
    components,
  }
  return (
    <section
      ref={sectionRef}
      id={gallery.id}
      data-gallery={gallery.id}
      data-layout={gallery.layout}
      data-pattern={resolvePattern(gallery).id}
      data-click={tileClickOf(gallery)}
      data-open={state.openTileId === null ? undefined : ''}
      aria-labelledby={titleId}
      // Screen readers skip busy content, and the open dialog is part of the section.
      aria-busy={status === 'updating' && state.openTileId === null ? true : undefined}
    >
      {/* An attribute, not `:has()`: with that, each chip recalculated the style of 1,000 tiles, 30 ms. */}
      <header data-gallery-header data-controls={showsControls ? '' : undefined}>
        <Heading id={titleId}>{gallery.title}</Heading>
        <ActiveFilters context={context} />
        <ResultStatus context={context} failed={status === 'failed'} />
        {showsControls && <FilterBar context={context} />}
      </header>
      {view.matching === 0 ? (
        <components.NoResults context={context} />
      ) : (
        <GalleryTiles context={context} eagerImages={eagerImages} grid={grid} />
      )}
      <Paging context={context} />
      {lightbox && <OpenLightbox context={context} Lightbox={lightbox} />}
    </section>
  )
}

/** Set where a click on a tile does not open its article. Without a lightbox, `lightbox` means `article`. */
const tileClickOf = ({ tileClick, lightbox }: GalleryData) =>
  tileClick === 'nothing' || (tileClick === 'lightbox' && lightbox) ? tileClick : undefined

const hasControls = ({ groups, search, sorts }: GalleryData) =>
  groups.length > 0 || search || sorts.length > 0
