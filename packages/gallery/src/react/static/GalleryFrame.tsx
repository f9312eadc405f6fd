import { memo, Suspense, type ComponentType, type Ref } from 'react'
import { defaultLabels, type Labels } from '../../core/labels'
import { createHrefs, openView, tileAnchor } from '../../core/links'
import type { Gallery as GalleryData, GalleryState, GalleryView } from '../../core/types'
import { pageOfSlide } from '../../core/paging'
import { patternOf } from '../../core/patterns/pattern-of'
import { ActiveFilters } from './filters/ActiveFilters'
import {
  type GalleryActions,
  type GalleryContext,
  type HeadingLevel,
  type LightboxComponent,
} from './gallery-context'
import { FilterBar } from './filters/FilterBar'
import { Grid, type GridProps } from './tiles/Grid'
import { isLarge } from '../virtual/is-virtual'
import { LoadMore } from './paging/LoadMore'
import { ResultStatus } from './ResultStatus'
import type { SeldomParts } from './lazy-components'

export interface GalleryProps {
  readonly gallery: GalleryData
  readonly view: GalleryView
  readonly state: GalleryState
  /** The page's whole query string (`?…` or ''), so that links keep what other galleries say in it. */
  readonly search: string
  /** The page's path for links; '' leaves it out, which means "this page". */
  readonly path?: string
  readonly labels?: Labels
  /** Level of the gallery's own heading; tiles are one below. */
  readonly headingLevel?: HeadingLevel
  /** How many images load at once instead of when they come near the screen: those seen first on the page. */
  readonly eagerImages?: number
  /** Drawn when the view has a slide; null until it is loaded. */
  readonly lightbox?: LightboxComponent | null
  readonly actions?: GalleryActions
  /** Draws the tiles, with the markup of `Grid` at first. */
  readonly grid?: ComponentType<GridProps>
  readonly sectionRef?: Ref<HTMLElement>
  /** `updating` while a remote view is under way, `failed` when it did not come. */
  readonly status?: 'shown' | 'updating' | 'failed'
}

/** A gallery, given the parts that not every one has. */
export function GalleryFrame(props: GalleryProps & { readonly parts: SeldomParts }) {
  const { gallery, view, state, search, path = '', labels = defaultLabels } = props
  const { headingLevel = 2, eagerImages = 0, lightbox = null, status = 'shown' } = props
  const { actions, sectionRef, grid: GridOfTiles = Grid, parts } = props
  const Heading = `h${headingLevel}` as const
  const titleId = `${gallery.id}-title`
  const showsControls = hasControls(gallery) && view.all > 0
  const address = { path, search }
  const hrefOf = createHrefs(gallery, address)
  const context: GalleryContext = {
    gallery,
    view,
    state,
    address,
    hrefOf,
    labels,
    headingLevel,
    actions,
    parts,
  }
  return (
    <section
      ref={sectionRef}
      id={gallery.id}
      data-gallery={gallery.id}
      data-layout={gallery.layout}
      data-pattern={patternOf(gallery).id}
      data-click={clickOf(gallery)}
      data-open={state.view === null ? undefined : ''}
      aria-labelledby={titleId}
      // Readers leave out what is busy: the open dialog must not be.
      aria-busy={status === 'updating' && state.view === null ? true : undefined}
    >
      {/* Told here: with `:has()` a chip that comes or goes had the style of 1,000 tiles computed, 30 ms. */}
      <header data-gallery-header data-controls={showsControls ? '' : undefined}>
        <Heading id={titleId}>{gallery.title}</Heading>
        <ResultStatus context={context} failed={status === 'failed'} />
        {showsControls && <FilterBar context={context} />}
        <ActiveFilters context={context} />
      </header>
      {view.matching === 0 ? (
        <parts.NoResults context={context} />
      ) : (
        <Tiles context={context} eagerImages={eagerImages} grid={GridOfTiles} />
      )}
      {gallery.paging.kind === 'more' ? (
        <LoadMore context={context} />
      ) : (
        <parts.NumberedPages context={context} />
      )}
      {lightbox && <OpenLightbox context={context} Lightbox={lightbox} />}
    </section>
  )
}

/** Told where a tile's click does not lead to its article: without a lightbox it always does, or nowhere. */
const clickOf = ({ tileClick, lightbox }: GalleryData) =>
  tileClick === 'nothing' || (tileClick === 'lightbox' && lightbox) ? tileClick : undefined

const hasControls = ({ groups, search, sorts }: GalleryData) =>
  groups.length > 0 || search || sorts.length > 0

/**
 * React wakes what is in a Suspense boundary in slices of 5 ms; 1,000 tiles at once took 60. Where no server drew them,
 * the tiles are seen (`fallback`) while the code for many of them is under way. The frame that shows a pressed option
 * has an unchanged view: it must not touch the boundary, or React would wake all of it at once.
 */
const Tiles = memo(
  function Tiles({ grid: GridOfTiles, ...props }: TilesProps) {
    const { gallery, view } = props.context
    if (!isLarge(gallery, view)) return <GridOfTiles {...props} />
    return (
      <Suspense fallback={<Grid {...props} />}>
        <GridOfTiles {...props} />
      </Suspense>
    )
  },
  ({ context: a, ...before }, { context: b, ...now }) =>
    before.grid === now.grid &&
    before.eagerImages === now.eagerImages &&
    a.gallery === b.gallery &&
    a.view === b.view &&
    a.labels === b.labels &&
    a.headingLevel === b.headingLevel &&
    a.address.path === b.address.path &&
    a.actions === b.actions,
)

interface TilesProps extends GridProps {
  readonly grid: ComponentType<GridProps>
}

function OpenLightbox({
  context,
  Lightbox,
}: {
  readonly context: GalleryContext
  readonly Lightbox: LightboxComponent
}) {
  const { gallery, view, state, labels, actions, hrefOf } = context
  const { slide } = view
  if (state.view === null || slide === null) return null
  // Where its tile is.
  const page = pageOfSlide(gallery.paging, state.page, slide.position)
  const slideHref = (id: string | undefined) =>
    id === undefined ? null : hrefOf(openView(state, id).state)
  return (
    <Lightbox
      gallery={gallery.id}
      slide={slide}
      labels={labels}
      {...(gallery.lightbox && { options: gallery.lightbox })}
      links={{
        close: hrefOf({ ...state, view: null, page }, tileAnchor(gallery.id, slide.tile.id)),
        previous: slideHref(slide.before[0]?.id),
        next: slideHref(slide.after[0]?.id),
      }}
      {...(actions && {
        onClose: () => actions.follow(openView(state, null)),
        onMove: (id: string) => actions.follow(openView(state, id)),
        ...(actions.range && { range: actions.range }),
      })}
    />
  )
}
