import type { TileList } from '../../tile-list'
import type { Period, Tile } from '../../types'
import { addBit, emptyBitset, type Bitset } from '../bitset'

/** Years, both included. */
export type Years = readonly [from: number, to: number]

/** The years of a tile's date; null without one. */
export function yearsOf({ date, dateEnd }: Pick<Tile, 'date' | 'dateEnd'>): Years | null {
  const from = yearOf(date)
  return from ? [from, Math.max(from, yearOf(dateEnd ?? null))] : null
}

const yearOf = (date: string | null) => Number(date?.slice(0, 4)) || 0

/** The first and the last year of a histogram. */
export const periodBounds = ({ first, step, tiles }: Period): Years => [
  first,
  first + step * tiles.length - 1,
]

/**
 * Reads two years, such as `1848..1852`. Years outside the period are moved to its bounds.
 *
 * @returns the ids that the selection has for them: none if they are invalid, or select the whole period
 */
export function readPeriod(period: Period, value: string): readonly string[] {
  if (!/^\d{1,4}\.\.\d{1,4}$/.test(value)) return []
  const [from, to] = parsePeriod(value)
  const [first, last] = periodBounds(period)
  return from <= to && from <= last && to >= first ? periodIds(period, [from, to]) : []
}

/** The ids that the selection has for years: none for the whole period. */
export function periodIds(period: Period, [from, to]: Years): readonly string[] {
  const [first, last] = periodBounds(period)
  return from > first || to < last ? [`${Math.max(from, first)}..${Math.min(to, last)}`] : []
}

/** The years of an id. */
export function parsePeriod(id: string): Years {
  const [from = 0, to = 0] = id.split('..').map(Number)
  return [from, to]
}

export const periodLabel = (id: string) => [...new Set(parsePeriod(id))].join('–')

/** Positions of the tiles whose dates touch some years. */
export function findDated({ length, facetsAt }: TileList, [from, to]: Years): Bitset {
  const bits = emptyBitset(length)
  for (let position = 0; position < length; position++) {
    const years = yearsOf(facetsAt(position))
    if (years && years[0] <= to && years[1] >= from) addBit(bits, position)
  }
  return bits
}

/** The bars of a histogram, by their first years. */
export const idsOfBars = ({ first, step, tiles }: Period): readonly string[] =>
  tiles.map((_, bar) => `${first + bar * step}`)

/** Those that a tile's date touches. */
export function barsOf(
  tile: Pick<Tile, 'date' | 'dateEnd'>,
  { first, step }: Pick<Period, 'first' | 'step'>,
): readonly string[] {
  const bars: string[] = []
  const [from, to] = yearsOf(tile) ?? [1, 0]
  for (let bar = first + Math.floor((from - first) / step) * step; bar <= to; bar += step)
    bars.push(`${bar}`)
  return bars
}
