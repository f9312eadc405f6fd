import { foldText } from '../../core/filter/fold-text'
import { removeFromGroup, selectedIn } from '../../core/filter/selection'
import { sortOrder } from '../../core/filter/sort'
import { toTileList } from '../../core/tile-list'
import { searchableText } from '../../core/filter/text-search'
import { createWordSplitter } from '../../core/filter/word-splitter'
import type {
  FilterGroup,
  Gallery,
  GalleryState,
  OptionCounts,
  Selection,
  Tile,
} from '../../core/types'

/** The reference that `GalleryIndex` is tested against: the same results by plain loops over the tiles. */
export const filterTiles = (tiles: readonly Tile[], selection: Selection): readonly Tile[] =>
  tiles.filter((tile) => matches(tile, selection))

/** Whether a tile has any of the selected options in every group. */
const matches = (tile: Tile, selection: Selection): boolean =>
  Object.keys(selection).every((group) => matchesGroup(tile, group, selectedIn(selection, group)))

const splitter = createWordSplitter()

/** The tiles in which every query word starts a word or, in scripts without spaces, occurs anywhere. */
export const searchTiles = (
  tiles: readonly Tile[],
  groups: readonly FilterGroup[],
  query: string,
): readonly Tile[] =>
  tiles.filter((tile) => {
    const text = searchableText(tile, groups)
    const words = splitter.split(text)
    return splitter
      .split(foldText(query))
      .every((queryWord) =>
        splitter.isUnspaced(queryWord)
          ? text.includes(queryWord)
          : words.some((word) => word.startsWith(queryWord)),
      )
  })

/** All matching tiles of a state in its order, on all pages. */
export function matchingTiles(
  { groups }: Pick<Gallery, 'groups'>,
  tiles: readonly Tile[],
  { selection, query, sort }: GalleryState,
): readonly Tile[] {
  const ordered = sort
    ? Array.from(sortOrder(toTileList(tiles), sort)).flatMap((position) => tiles[position] ?? [])
    : tiles
  return searchTiles(filterTiles(ordered, selection), groups, query)
}

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

/** Number of tiles that match after removing one selected option. */
export const countWithout = (
  tiles: readonly Tile[],
  selection: Selection,
  { group, option }: { readonly group: string; readonly option: string },
): number => filterTiles(tiles, removeFromGroup(selection, group, option)).length

const matchesGroup = (tile: Tile, group: string, selected: readonly string[]): boolean =>
  selected.length === 0 || termsOf(tile, group).some((term) => selected.includes(term))

const termsOf = (tile: Tile, group: string): readonly string[] =>
  Object.hasOwn(tile.terms, group) ? (tile.terms[group] ?? []) : []
