import { tileAnchor } from '../../../core/url/hrefs'
import { loadMore } from '../../../core/url/state-changes'
import { linkTo, type GalleryContext } from '../gallery-context'

/** A link that adds tiles, while there are more. Without script the page opens at the tile that was the last one. */
export function LoadMore({ context }: { readonly context: GalleryContext }) {
  const { gallery, view, state, labels } = context
  const last = view.tiles.at(-1)
  if (!last || view.tiles.length >= view.matching) return null
  const anchor = tileAnchor(gallery.id, last.id)
  return (
    <nav data-paging aria-label={labels.paging(gallery.title)}>
      <p>{labels.shown(view.tiles.length, view.matching)}</p>
      <a {...linkTo(context, loadMore(state), anchor)} rel="nofollow">
        {labels.loadMore}
      </a>
    </nav>
  )
}
