import type { ComponentType, MouseEvent } from 'react'
import type { Labels } from '../../core/labels'
import type { Address, Change, HrefOf } from '../../core/links'
import type { Gallery, GalleryState, GalleryView } from '../../core/types'
import { isPlainClick } from '../../dom/is-plain-click'
import type {} from './css-properties'
import type { FollowedChange } from '../client/store/gallery-store'
import type { LightboxProps } from '../lightbox/props'
import type { SeldomParts } from './lazy-components'

/** What the client half does with a change. Absent on the server, where every change is a link. */
export interface GalleryActions {
  readonly follow: (change: FollowedChange) => void
  /** The state the visitor asked for last, before there is a view of it. */
  readonly wanted: () => GalleryState
  readonly onPress: (onChange: () => void) => () => void
  /** Tiles of the present order, from one place (0 is the first) to before another. */
  readonly range?: LightboxProps['range']
}

export type HeadingLevel = 2 | 3 | 4

/** What the parts of a gallery share: plain data, the same on server and client. */
export interface GalleryContext {
  readonly gallery: Gallery
  readonly view: GalleryView
  readonly state: GalleryState
  readonly address: Address
  /** One for all links of a rendering. */
  readonly hrefOf: HrefOf
  readonly labels: Labels
  readonly headingLevel: HeadingLevel
  readonly actions: GalleryActions | undefined
  readonly parts: SeldomParts
}

export type LightboxComponent = ComponentType<LightboxProps>

/**
 * `href` and `onClick` of a link that makes a change; with script a click may make another one (`onPlainClick`).
 * Clicks that open tabs and windows are left to the browser.
 */
export function linkTo(
  { hrefOf, actions }: Pick<GalleryContext, 'hrefOf' | 'actions'>,
  change: Change,
  anchor?: string,
  onPlainClick: FollowedChange = change,
) {
  const href = hrefOf(change.state, anchor)
  if (!actions) return { href, onClick: undefined }
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    actions.follow(onPlainClick)
  }
  return { href, onClick }
}
