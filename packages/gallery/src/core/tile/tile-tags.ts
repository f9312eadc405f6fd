import type { FilterGroup, Tile } from '../types'

/** More tags would wrap to several lines. */
const MAX_TAGS = 3

/**
 * Labels of a tile's options, in the order of groups and options. At most `MAX_TAGS`; omits labels that repeat the
 * author, the year or the title.
 */
export function tileTags(groups: readonly FilterGroup[], tile: Tile): readonly string[] {
  const repeated = new Set([tile.author, tile.dateText ?? tile.date?.slice(0, 4), tile.title])
  const labels = groups.flatMap(({ id, options }) => {
    const own = Object.hasOwn(tile.terms, id) ? (tile.terms[id] ?? []) : []
    return own.length === 0 ? [] : options.filter((option) => own.includes(option.id))
  })
  return [...new Set(labels.map(({ label }) => label))]
    .filter((label) => !repeated.has(label))
    .slice(0, MAX_TAGS)
}
