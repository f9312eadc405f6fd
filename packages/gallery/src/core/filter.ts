import { fold, isUnspaced, wordsOf } from './fold'
import { selectedIn, leaveOut } from './selection'
import { sortOrder } from './sort'
import { searchedText } from './text-search'
import type { FilterGroup, Gallery, GalleryState, OptionCounts, Selection, Tile } from './types'

/** Does a tile belong to a chosen option of every group? Options of one group stand beside each other (or), groups add up (and). */
export const matches = (tile: Tile, selection: Selection): boolean =>
  Object.keys(selection).every((group) => matchesGroup(tile, group, selectedIn(selection, group)))

/** The tiles that match, in their order. The definition that `GalleryIndex` is held to. */
export const filterTiles = (tiles: readonly Tile[], selection: Selection): readonly Tile[] =>
  tiles.filter((tile) => matches(tile, selection))

/** The tiles in which every word of a search begins a word; in scripts that set no spaces, stands anywhere. */
export const searchTiles = (
  tiles: readonly Tile[],
  groups: readonly FilterGroup[],
  query: string,
): readonly Tile[] =>
  tiles.filter((tile) => {
    const text = searchedText(tile, groups)
    const words = wordsOf(text)
    return wordsOf(fold(query)).every((wanted) =>
      isUnspaced(wanted) ? text.includes(wanted) : words.some((word) => word.startsWith(wanted)),
    )
  })

/** All matching tiles of a state, in its order, whatever its page. */
export function matchingTiles(
  { groups }: Pick<Gallery, 'groups'>,
  tiles: readonly Tile[],
  { selection, query, sort }: GalleryState,
): readonly Tile[] {
  const ordered = sort
    ? Array.from(sortOrder(tiles, sort)).flatMap((position) => tiles[position] ?? [])
    : tiles
  return searchTiles(filterTiles(ordered, selection), groups, query)
}

/** How many tiles each option would give with the other groups as they are; '' counts "All". */
export const countOptions = (
  tiles: readonly Tile[],
  groups: readonly FilterGroup[],
  selection: Selection,
): OptionCounts =>
  Object.fromEntries(
    groups.map((group) => {
      const others = { ...selection, [group.id]: [] }
      const rest = filterTiles(tiles, others)
      const counts = group.options.map(({ id }): [string, number] => [
        id,
        rest.filter((tile) => matchesGroup(tile, group.id, [id])).length,
      ])
      return [group.id, Object.fromEntries([...counts, ['', rest.length]])]
    }),
  )

/** How many tiles match once one chosen option is left out. */
export const countWithout = (
  tiles: readonly Tile[],
  selection: Selection,
  { group, option }: { readonly group: string; readonly option: string },
): number => filterTiles(tiles, leaveOut(selection, group, option)).length

const matchesGroup = (tile: Tile, group: string, chosen: readonly string[]): boolean =>
  chosen.length === 0 || termsOf(tile, group).some((term) => chosen.includes(term))

const termsOf = (tile: Tile, group: string): readonly string[] =>
  Object.hasOwn(tile.terms, group) ? (tile.terms[group] ?? []) : []
