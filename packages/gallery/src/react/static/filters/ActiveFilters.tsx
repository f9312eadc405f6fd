import { clearFilters, leaveOutOption, searchFor } from '../../../core/links'
import { selectedOptions } from '../../../core/selection'
import { linkTo, type GalleryContext } from '../gallery-context'

/** What is chosen and searched for, each with a way to take it back. Nothing at all when nothing is. */
export function ActiveFilters({ context }: { readonly context: GalleryContext }) {
  const { gallery, state, labels } = context
  const chosen = selectedOptions(gallery, state.selection)
  const { query } = state
  if (chosen.length === 0 && query === '') return null
  return (
    <ul data-active-filters>
      {chosen.map(({ group, option }) => (
        <li key={`${group.id} ${option.id}`}>
          <a
            {...linkTo(context, leaveOutOption(state, group.id, option.id), gallery.id)}
            rel="nofollow"
            aria-label={labels.removeFilter(option.label)}
          >
            {option.label}
          </a>
        </li>
      ))}
      {query !== '' && (
        <li key="q">
          <a
            {...linkTo(context, searchFor(state, ''), gallery.id)}
            rel="nofollow"
            aria-label={labels.removeFilter(labels.searchedFor(query))}
          >
            {labels.searchedFor(query)}
          </a>
        </li>
      )}
      <li key="">
        <a {...linkTo(context, clearFilters(state), gallery.id)} rel="nofollow" data-clear>
          {labels.clearAll}
        </a>
      </li>
    </ul>
  )
}
