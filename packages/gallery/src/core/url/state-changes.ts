import { NOTHING_SELECTED } from '../defaults'
import type { SortKey } from '../enumerations'
import { cleanQuery } from '../filter/query'
import { removeFromGroup, selectInGroup, toggleInGroup, updateFilter } from '../filter/selection'
import { MAX_SEED } from '../filter/sort'
import type { FilterGroup, GalleryState, Sort } from '../types'

/** What a link or the search field does: the kind of change and the state it leads to. */
export interface StateChange {
  /** `filter` includes order and search. `typing` is a search whose text is being typed. */
  readonly kind: 'filter' | 'typing' | 'page' | 'slide'
  readonly state: GalleryState
}

/** Selects an option and no other of its group; '' is "All". */
export const selectOption = (state: GalleryState, group: string, option: string): StateChange => ({
  kind: 'filter',
  state: updateFilter(state, { selection: selectInGroup(state.selection, group, option) }),
})

/** Adds an option to those selected in its group, or removes it when it is selected. */
const toggleOption = (state: GalleryState, group: string, option: string): StateChange => ({
  kind: 'filter',
  state: updateFilter(state, { selection: toggleInGroup(state.selection, group, option) }),
})

/** What a click on an option does: toggles it where the group allows several, selects it otherwise. */
export const activateOption = (
  state: GalleryState,
  group: FilterGroup,
  option: string,
): StateChange =>
  group.multiple && option !== ''
    ? toggleOption(state, group.id, option)
    : selectOption(state, group.id, option)

export const removeOption = (state: GalleryState, group: string, option: string): StateChange => ({
  kind: 'filter',
  state: updateFilter(state, { selection: removeFromGroup(state.selection, group, option) }),
})

/** Removes all selected options and the search text; keeps the order. */
export const clearFilters = (state: GalleryState): StateChange => ({
  kind: 'filter',
  state: updateFilter(state, { selection: NOTHING_SELECTED, query: '' }),
})

export const searchFor = (state: GalleryState, text: string): StateChange => ({
  kind: 'filter',
  state: updateFilter(state, { query: cleanQuery(text) }),
})

/** `searchFor` each time that the text changes while it is being typed. */
export const typeQuery = (state: GalleryState, text: string): StateChange => ({
  ...searchFor(state, text),
  kind: 'typing',
})

/** Null is the editor's order. `random` shuffles again when the order is already random. */
export const sortBy = (state: GalleryState, by: SortKey | null): StateChange => ({
  kind: 'filter',
  state: updateFilter(state, { sort: by === null ? null : toSort(by, state.sort) }),
})

const toSort = (by: SortKey, current: Sort | null): Sort => {
  if (by !== 'random') return { by }
  return { by, seed: current?.by === 'random' ? (current.seed % MAX_SEED) + 1 : 1 }
}

export const loadMore = (state: GalleryState): StateChange => goToPage(state, state.page + 1)

export const goToPage = (state: GalleryState, page: number): StateChange => ({
  kind: 'page',
  state: { ...state, page, openTileId: null },
})
