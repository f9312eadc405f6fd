import type { FilterGroup, FilterOption, Gallery, GalleryState, Selection } from './types'

/** A chosen option with its group. */
export interface Chosen {
  readonly group: FilterGroup
  readonly option: FilterOption
}

/** The ids chosen in a group; empty means all. */
export const selectedIn = (selection: Selection, group: string): readonly string[] =>
  Object.hasOwn(selection, group) ? (selection[group] ?? []) : []

/** Is this the option a group shows as active? The option '' is "All". */
export const isSelected = (selection: Selection, group: string, option: string): boolean =>
  option === ''
    ? selectedIn(selection, group).length === 0
    : selectedIn(selection, group).includes(option)

/** Chooses one option of a group and no other; '' chooses all. */
export function choose(selection: Selection, group: string, option: string): Selection {
  const others = Object.entries(selection).filter(([id]) => id !== group)
  return Object.fromEntries(option === '' ? others : [...others, [group, [option]]])
}

/** Chooses one more option of a group, or takes it back when it is chosen. */
export const toggle = (selection: Selection, group: string, option: string): Selection =>
  isSelected(selection, group, option)
    ? leaveOut(selection, group, option)
    : { ...selection, [group]: [...selectedIn(selection, group), option] }

/** Takes one chosen option back. */
export function leaveOut(selection: Selection, group: string, option: string): Selection {
  const rest = selectedIn(selection, group).filter((id) => id !== option)
  const others = Object.entries(selection).filter(([id]) => id !== group)
  return Object.fromEntries(rest.length === 0 ? others : [...others, [group, rest]])
}

/** Every chosen option, in the order in which the groups and options stand. */
export const selectedOptions = (gallery: Gallery, selection: Selection): readonly Chosen[] =>
  gallery.groups.flatMap((group) =>
    group.options
      .filter((option) => isSelected(selection, group.id, option.id))
      .map((option) => ({ group, option })),
  )

/** The state after a change of filter, search or sort: from the first page, with the lightbox closed. */
export const filtered = (
  state: GalleryState,
  change: Partial<Pick<GalleryState, 'selection' | 'query' | 'sort'>>,
): GalleryState => ({ ...state, ...change, page: 1, view: null })
