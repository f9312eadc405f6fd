import type { Gallery, OptionCounts, Selection, Tile } from '@tessera/gallery/core'

/** Number of matching tiles, ids of the first 24, and the count of every option ('' for "All", last). */
export type FilterResult = readonly [
  matching: number,
  first: readonly string[],
  counts: OptionCounts,
]

/** The obvious implementation: `filter` over the tiles, once more for every option. */
export function naiveFilter(
  gallery: Gallery,
  tiles: readonly Tile[],
  selection: Selection,
): FilterResult {
  const matcherOf = (selection: Selection) => {
    const entries = Object.entries(selection)
    return ({ terms }: Tile) =>
      entries.every(([group, options]) => options.some((option) => terms[group]?.includes(option)))
  }
  const shown = tiles.filter(matcherOf(selection))
  const counts = Object.fromEntries(
    gallery.groups.map(({ id, options }) => {
      const others = Object.fromEntries(Object.entries(selection).filter(([key]) => key !== id))
      const countOf = (other: Selection) => tiles.filter(matcherOf(other)).length
      const each = options.map((option) => [option.id, countOf({ ...others, [id]: [option.id] })])
      return [id, Object.fromEntries([...each, ['', countOf(others)]])]
    }),
  )
  return [shown.length, shown.slice(0, 24).map(({ id }) => id), counts]
}
