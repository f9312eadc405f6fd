import { tileAnchor } from '../../../core/url/tile-anchor'
import { loadMore } from '../../../core/url/state-changes'
import type { GalleryContext } from '../gallery-context'
import { pagingLink } from './paging-link'

/**
 * A link that adds tiles, while there are more, and the number of those that are shown, which screen readers announce.
 * Without script the page opens at the tile that was the last one.
 */
export function LoadMore({ context }: { readonly context: GalleryContext }) {
  const { gallery, view, state, labels } = context
  const last = view.tiles.at(-1)
  const hasMore = view.tiles.length < view.matching
  // After the last tiles have been added, their number is still announced.
  if (!last || (!hasMore && state.page === 1)) return null
  const anchor = tileAnchor(gallery.id, last.id)
  return (
    <nav data-paging aria-label={labels.paging(gallery.title)}>
      <p role="status">{labels.shown(view.tiles.length, view.matching)}</p>
      {hasMore && (
        <a {...pagingLink(context, loadMore(state), anchor)} rel="nofollow">
          {labels.loadMore}
        </a>
      )}
    </nav>
  )
}
