import type { MouseEvent } from 'react'
import type { StateChange } from '../../../core/url/state-changes'
import type { GalleryContext } from '../gallery-context'
import { linkTo } from '../link-to'

/** `href` and `onClick` of a link to other tiles. Safari does not focus a link that is clicked, so the handler does. */
export function pagingLink(context: GalleryContext, change: StateChange, anchor: string) {
  const { href, onClick } = linkTo(context, change, anchor)
  if (!onClick) return { href, onClick }
  return {
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      event.currentTarget.focus({ preventScroll: true })
      onClick(event)
    },
  }
}
