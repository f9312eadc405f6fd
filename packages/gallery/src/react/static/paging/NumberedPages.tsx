import { pageWindow } from '../../../core/filter/paging'
import { goToPage } from '../../../core/url/state-changes'
import type { GalleryContext } from '../gallery-context'
import { pagingLink } from './paging-link'

/** Links to the previous page, the first, those near the current one, the last and the next. Nothing for one page. */
export function NumberedPages({ context }: { readonly context: GalleryContext }) {
  const { gallery, view, state, labels } = context
  const { paging } = gallery
  if (view.pages === 1 || paging.kind === 'all') return null
  const current = view.offset / paging.size + 1
  const linkToPage = (page: number) => pagingLink(context, goToPage(state, page), gallery.id)
  return (
    <nav data-paging aria-label={labels.paging(gallery.title)}>
      <ol data-pages>
        {current > 1 && (
          <li>
            <a {...linkToPage(current - 1)} rel="prev" aria-label={labels.previousPage} />
          </li>
        )}
        {pageWindow(current, view.pages).map((page, i) => (
          <li key={page ?? `gap-${i}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                {...linkToPage(page)}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {labels.count(page)}
              </a>
            )}
          </li>
        ))}
        {current < view.pages && (
          <li>
            <a {...linkToPage(current + 1)} rel="next" aria-label={labels.nextPage} />
          </li>
        )}
      </ol>
    </nav>
  )
}
