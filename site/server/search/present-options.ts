import type { FilterGroup, Tile } from '@tessera/gallery/core'

/** The filter groups of results: each with the options that the results have, if there are two or more. */
export const withPresentOptions = (
  groups: readonly FilterGroup[],
  tiles: readonly Tile[],
): readonly FilterGroup[] =>
  groups.flatMap((group) => {
    const present = new Set(tiles.flatMap((tile) => tile.terms[group.id] ?? []))
    const options = group.options.filter(({ id }) => present.has(id))
    return options.length < 2 ? [] : [{ ...group, options }]
  })
