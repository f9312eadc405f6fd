import type { Gallery, OptionCounts, Selection, Tile } from '@tessera/gallery/core'

/** How many match, the first 24 of them and the count of every option ('' for "All" last). */
export type Answer = readonly [matching: number, first: readonly string[], counts: OptionCounts]

/** What one writes first: `filter` over the tiles, again for every option. */
export function naiveFilter(
  gallery: Gallery,
  tiles: readonly Tile[],
  selection: Selection,
): Answer {
  const isWanted = (wanted: Selection) => {
    const entries = Object.entries(wanted)
    return ({ terms }: Tile) =>
      entries.every(([group, options]) => options.some((option) => terms[group]?.includes(option)))
  }
  const shown = tiles.filter(isWanted(selection))
  const counts = Object.fromEntries(
    gallery.groups.map(({ id, options }) => {
      const others = Object.fromEntries(Object.entries(selection).filter(([key]) => key !== id))
      const countOf = (wanted: Selection) => tiles.filter(isWanted(wanted)).length
      const each = options.map((option) => [option.id, countOf({ ...others, [id]: [option.id] })])
      return [id, Object.fromEntries([...each, ['', countOf(others)]])]
    }),
  )
  return [shown.length, shown.slice(0, 24).map(({ id }) => id), counts]
}
