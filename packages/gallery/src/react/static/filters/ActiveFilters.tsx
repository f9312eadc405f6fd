import type { GalleryContext } from '../gallery-context'
import { linkTo } from '../link-to'
import { activeFilters } from './active-filters'

/** Links that remove the selected options and the search text, one by one or all. Nothing when nothing is selected. */
export function ActiveFilters({ context }: { readonly context: GalleryContext }) {
  const { gallery, state, labels } = context
  const filters = activeFilters(gallery, state, labels)
  if (filters.length === 0) return null
  return (
    <ul data-active-filters>
      {filters.map(({ key, text, name, change }) => (
        <li key={key}>
          <a
            {...linkTo(context, change, gallery.id)}
            rel="nofollow"
            data-clear={key === '' ? true : undefined}
            aria-label={name}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
