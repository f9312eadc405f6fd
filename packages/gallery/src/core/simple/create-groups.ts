import type { FilterGroup, Tile } from '../types'

/** More options than this do not fit in a row of buttons. */
const MAX_BUTTONS = 6

/** A filter group for each key of the tiles' terms. Groups and options are in the order in which they first appear. */
export function createGroups(tiles: readonly Tile[]): readonly FilterGroup[] {
  const groups = new Map<string, Set<string>>()
  for (const { terms } of tiles)
    for (const [group, options] of Object.entries(terms)) {
      const known = groups.get(group) ?? new Set()
      groups.set(group, known)
      options.forEach((option) => known.add(option))
    }
  return [...groups].flatMap(([id, options]) =>
    options.size === 0 ? [] : [createGroup(id, [...options])],
  )
}

const createGroup = (id: string, options: readonly string[]): FilterGroup => ({
  id,
  label: id.charAt(0).toUpperCase() + id.slice(1),
  form: options.length > MAX_BUTTONS ? 'dropdown' : 'buttons',
  multiple: false,
  options: options.map((option) => ({ id: option, label: option })),
})
