import type { FilterGroup, FilterOption, Tile } from '../types'
import { periodLabel, idsOfBars, barsOf } from './period/years'

/** Ids of everything that a group counts: its options, or the bars of its histogram. */
export const countedIds = ({ options, period }: FilterGroup): readonly string[] =>
  period ? idsOfBars(period) : options.map(({ id }) => id)

/** Those of a tile. */
export const countedIdsOf = (
  { id, period }: FilterGroup,
  tile: Pick<Tile, 'terms' | 'date' | 'dateEnd'>,
): readonly string[] =>
  period ? barsOf(tile, period) : Object.hasOwn(tile.terms, id) ? (tile.terms[id] ?? []) : []

/** The options that a group can show as selected: two selected years are one. */
export const selectableOptions = (
  { options, period }: FilterGroup,
  selected: readonly string[],
): readonly FilterOption[] =>
  period ? selected.map((id) => ({ id, label: periodLabel(id) })) : options
