import type { ComponentType, MouseEvent } from 'react'
import type { Labels } from '../../core/labels'
import type { Address, HrefBuilder } from '../../core/url/hrefs'
import type { StateChange } from '../../core/url/state-changes'
import type { Gallery, GalleryState, GalleryView } from '../../core/types'
import { isPlainClick } from '../../dom/is-plain-click'
import type { LightboxProps } from '../lightbox/props'
import type {} from '../css-properties'
import type { LazyComponents } from './lazy-components'

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
}

export type LightboxComponent = ComponentType<LightboxProps>

/**
 * `href` and `onClick` of a link that changes the state. Clicks that open tabs and windows belong to the browser.
 *
 * @param onPlainClick what a click does in a hydrated gallery, if not the same change
 */
export function linkTo(
  { hrefOf, actions }: Pick<GalleryContext, 'hrefOf' | 'actions'>,
  change: StateChange,
  anchor?: string,
  onPlainClick: StateUpdate = change,
) {
  const href = hrefOf(change.state, anchor)
  if (!actions) return { href, onClick: undefined }
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    actions.apply(onPlainClick)
  }
  return { href, onClick }
}
