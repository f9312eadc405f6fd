import { loadMore, tileAnchor } from '../../../core/links'
import { linkTo, type GalleryContext } from '../gallery-context'

/** The next tiles, as long as there are some. Without script it comes back to the last tile seen, not to the top. */
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
