import type { FilterGroup, FilterOption, Gallery, GalleryState, Selection } from '../types'
import { selectableOptions } from './group-options'

/** A selected option with its group. */
interface SelectedOption {
  readonly group: FilterGroup
  readonly option: FilterOption
}

/** Ids of the options selected in a group; empty means all. */
export const selectedIn = (selection: Selection, group: string): readonly string[] =>
  Object.hasOwn(selection, group) ? (selection[group] ?? []) : []

/** Whether a group shows an option as selected. The option '' is "All". */
export const isSelected = (selection: Selection, group: string, option: string): boolean =>
  option === ''
    ? selectedIn(selection, group).length === 0
    : selectedIn(selection, group).includes(option)

/** Selects one option of a group and no other; '' selects all. */
export function selectInGroup(selection: Selection, group: string, option: string): Selection {
  const others = Object.entries(selection).filter(([id]) => id !== group)
  return Object.fromEntries(option === '' ? others : [...others, [group, [option]]])
}

/** Adds an option to those selected in a group, or removes it when it is selected. */
export const toggleInGroup = (selection: Selection, group: string, option: string): Selection =>
  isSelected(selection, group, option)
    ? removeFromGroup(selection, group, option)
    : { ...selection, [group]: [...selectedIn(selection, group), option] }

export function removeFromGroup(selection: Selection, group: string, option: string): Selection {
  const rest = selectedIn(selection, group).filter((id) => id !== option)
  const others = Object.entries(selection).filter(([id]) => id !== group)
  return Object.fromEntries(rest.length === 0 ? others : [...others, [group, rest]])
}

/** Every selected option, in the order of the groups and their options. */
export const selectedOptions = (
  gallery: Gallery,
  selection: Selection,
): readonly SelectedOption[] =>
  gallery.groups.flatMap((group) =>
    selectableOptions(group, selectedIn(selection, group.id))
      .filter((option) => isSelected(selection, group.id, option.id))
      .map((option) => ({ group, option })),
  )

/** Changes filter, search or order; goes to the first page and closes the lightbox. */
export const updateFilter = (
  state: GalleryState,
  change: Partial<Pick<GalleryState, 'selection' | 'query' | 'sort'>>,
): GalleryState => ({ ...state, ...change, page: 1, openTileId: null })
