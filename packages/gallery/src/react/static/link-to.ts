import type { MouseEvent } from 'react'
import type { HrefBuilder } from '../../core/url/hrefs'
import type { StateChange } from '../../core/url/state-changes'
import { isPlainClick } from '../../dom/is-plain-click'
import type { GalleryActions, StateUpdate } from './gallery-context'

interface LinkContext {
  readonly hrefOf: HrefBuilder
  readonly actions: Pick<GalleryActions, 'apply'> | undefined
}

/**
 * `href` and `onClick` of a link that changes the state. Clicks that open tabs and windows belong to the browser.
 *
 * @param onPlainClick what a click does in a hydrated gallery, if not the same change
 */
export function linkTo(
  { hrefOf, actions }: LinkContext,
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
