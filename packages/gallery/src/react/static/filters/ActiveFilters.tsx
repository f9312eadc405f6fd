import { selectedOptions } from '../../../core/filter/selection'
import { clearFilters, removeOption, searchFor } from '../../../core/url/state-changes'
import { linkTo, type GalleryContext } from '../gallery-context'

/** Links that remove the selected options and the search text, one by one or all. Nothing when nothing is selected. */
export function ActiveFilters({ context }: { readonly context: GalleryContext }) {
  const { gallery, state, labels } = context
  const selected = selectedOptions(gallery, state.selection)
  const { query } = state
  if (selected.length === 0 && query === '') return null
  return (
    <ul data-active-filters>
      {selected.map(({ group, option }) => (
        <li key={`${group.id} ${option.id}`}>
          <a
            {...linkTo(context, removeOption(state, group.id, option.id), gallery.id)}
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
