import { selectedOptions } from '../../../core/filter/selection'
import type { Labels } from '../../../core/labels'
import type { Gallery, GalleryState } from '../../../core/types'
import {
  clearFilters,
  removeOption,
  searchFor,
  type StateChange,
} from '../../../core/url/state-changes'

/** A link that removes an active filter, or all. */
interface ActiveFilter {
  readonly key: string
  readonly text: string
  /** Accessible name, if it is not the text. */
  readonly name: string | undefined
  readonly change: StateChange
}

/** Links that remove the selected options and the search text, one by one or all. */
export function activeFilters(
  gallery: Gallery,
  state: GalleryState,
  labels: Labels,
): readonly ActiveFilter[] {
  const filters = selectedOptions(gallery, state.selection).map(
    ({ group, option }): ActiveFilter => ({
      key: `${group.id} ${option.id}`,
      text: option.label,
      name: labels.removeFilter(option.label),
      change: removeOption(state, group.id, option.id),
    }),
  )
  if (state.query !== '') {
    const text = labels.searchedFor(state.query)
    const name = labels.removeFilter(text)
    filters.push({ key: 'q', text, name, change: searchFor(state, '') })
  }
  if (filters.length === 0) return filters
  return [
    ...filters,
    { key: '', text: labels.clearAll, name: undefined, change: clearFilters(state) },
  ]
}
