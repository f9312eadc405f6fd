import { toTileList, type FilterGroup, type Tiles } from '@tessera/gallery/core'

/** The filter groups of results: each with the options that the results have, if there are two or more. */
export function withPresentOptions(
  groups: readonly FilterGroup[],
  tiles: Tiles,
): readonly FilterGroup[] {
  const { length, facetsAt } = toTileList(tiles)
  /** Many works share their terms. */
  const read = new Set<object>()
  const present = new Map(groups.map(({ id }) => [id, new Set<string>()]))
  for (let position = 0; position < length; position++) {
    const { terms } = facetsAt(position)
    if (read.has(terms)) continue
    read.add(terms)
    for (const [group, options] of Object.entries(terms))
      for (const option of options) present.get(group)?.add(option)
  }
  return groups.flatMap((group) => {
    const options = group.options.filter(({ id }) => present.get(group.id)?.has(id))
    return options.length < 2 ? [] : [{ ...group, options }]
  })
}
