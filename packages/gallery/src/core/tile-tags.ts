import type { FilterGroup, Tile } from './types'

/** Labels of a tile's options, in the order of the groups; at most three, without what the tile says already. */
export function tileTags(groups: readonly FilterGroup[], tile: Tile): readonly string[] {
  const said = new Set([tile.author, tile.date?.slice(0, 4), tile.title])
  const labels = groups.flatMap(({ id, options }) => {
    const own = Object.hasOwn(tile.terms, id) ? (tile.terms[id] ?? []) : []
    return own.length === 0 ? [] : options.filter((option) => own.includes(option.id))
  })
  return [...new Set(labels.map(({ label }) => label))]
    .filter((label) => !said.has(label))
    .slice(0, MOST)
}

/** A fourth would make a line of tags a paragraph. */
const MOST = 3
