import { goToPage } from '../../../core/links'
import { pageWindow } from '../../../core/paging'
import { linkTo, type GalleryContext } from '../gallery-context'

/** Links to the pages: the one before, the first, those around, the last, the next one. Nothing when one page holds all. */
export function NumberedPages({ context }: { readonly context: GalleryContext }) {
  const { gallery, view, state, labels } = context
  const { paging } = gallery
  if (view.pages === 1 || paging.kind === 'all') return null
  const present = view.offset / paging.size + 1
  const linkToPage = (page: number) => linkTo(context, goToPage(state, page), gallery.id)
  return (
    <nav data-paging aria-label={labels.paging(gallery.title)}>
      <ol data-pages>
        {present > 1 && (
          <li>
            <a {...linkToPage(present - 1)} rel="prev" aria-label={labels.previousPage} />
          </li>
        )}
        {pageWindow(present, view.pages).map((page, i) => (
          <li key={page ?? `gap-${i}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                {...linkToPage(page)}
                aria-label={labels.page(page)}
                aria-current={page === present ? 'page' : undefined}
              >
                {labels.count(page)}
              </a>
            )}
          </li>
        ))}
        {present < view.pages && (
          <li>
            <a {...linkToPage(present + 1)} rel="next" aria-label={labels.nextPage} />
          </li>
        )}
      </ol>
    </nav>
  )
}
