import type { ComponentPropsWithoutRef, ComponentType } from 'react'
import { defaultLabels, labelsFor, type Labels } from '../../core/labels'
import { createHrefBuilder, type Address, type HrefBuilder } from '../../core/url/hrefs'
import type { StateChange } from '../../core/url/state-changes'
import type { Gallery, GalleryState, GalleryView } from '../../core/types'
import type { LightboxProps } from './lightbox-props'
import type {} from '../css-properties'
import type { LazyComponents } from './lazy-components'
import type { GallerySlots } from './slots'
import { tileExtras, type TileExtras } from './tiles/tile-extras'

/** A change of the state, or one computed from the state that the URL has by then. */
export type StateUpdate = StateChange | ((state: GalleryState) => StateChange)

/** What a hydrated gallery does with changes of its state. On the server every change is a link. */
export interface GalleryActions {
  readonly apply: (update: StateUpdate) => void
  /** The state of the URL, which the shown view follows. */
  readonly pending: () => GalleryState
  /** Calls back when the pending or the shown state changed. */
  readonly subscribe: (listener: () => void) => () => void
  /** Tiles of the shown order, from one index (0 is the first) to before another. */
  readonly range?: LightboxProps['range']
}

export type HeadingLevel = 2 | 3 | 4

/** What the components of a gallery have in common: plain data, the same on server and client. */
export interface GalleryContext {
  readonly gallery: Gallery
  readonly view: GalleryView
  readonly state: GalleryState
  readonly address: Address
  /** Builds the address of a state. Created once per rendering, for all links. */
  readonly hrefOf: HrefBuilder
  readonly labels: Labels
  readonly headingLevel: HeadingLevel
  readonly actions: GalleryActions | undefined
  readonly components: LazyComponents
  readonly slots: GallerySlots
  readonly Link: LinkComponent
  readonly extras: TileExtras
}

/** Renders links to the pages of tiles: `a`, or a router's link. */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithoutRef<'a'> & { href: string }>

export interface GalleryContextOptions extends GallerySlots {
  readonly gallery: Gallery
  readonly view: GalleryView
  readonly state: GalleryState
  /** The page's query string (`?…` or ''); links keep the keys of other galleries in it. */
  readonly search: string
  /** The page's path for links; '' means "this page". */
  readonly path?: string | undefined
  readonly labels?: Labels | undefined
  /** Level of the gallery's own heading; those of tiles are one below. */
  readonly headingLevel?: HeadingLevel | undefined
  readonly actions?: GalleryActions | undefined
  readonly components: LazyComponents
  readonly Link?: LinkComponent | undefined
  /** Builds the links of a gallery whose state is not in the URL. */
  readonly hrefOf?: HrefBuilder | undefined
}

export function createGalleryContext(options: GalleryContextOptions): GalleryContext {
  const { gallery, view, state, search, path = '', headingLevel = 2, actions } = options
  const { renderTile, renderFilters, renderCaption, renderEmpty } = options
  const address = { path, search }
  return {
    gallery,
    view,
    state,
    address,
    hrefOf: options.hrefOf ?? createHrefBuilder(gallery, address),
    labels: labelsFor(gallery, options.labels ?? defaultLabels),
    headingLevel,
    actions,
    components: options.components,
    slots: { renderTile, renderFilters, renderCaption, renderEmpty },
    Link: options.Link ?? 'a',
    extras: tileExtras,
  }
}

export type LightboxComponent = ComponentType<LightboxProps>
