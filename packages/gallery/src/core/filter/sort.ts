import type { SortKey } from '../enumerations'
import { toTileList, type Tiles } from '../tile-list'
import type { Sort } from '../types'

/** Seeds of a random order are 1 to this. */
export const MAX_SEED = 999_999

/**
 * Positions of the tiles in the editor's order (0 is the first), sorted. Equal tiles keep the editor's order, and the
 * first `pinned` tiles keep their positions.
 */
export function sortOrder(tiles: Tiles, sort: Sort, pinned?: number): Uint32Array {
  const order = new Uint32Array(tiles.length).map((_, position) => position)
  const sorted = order.subarray(pinned)
  if (sort.by === 'random') shuffle(sorted, sort.seed)
  else sorted.sort(compareTiles(tiles, sort.by))
  return order
}

type Compare = (a: number, b: number) => number

/** Compares two positions; never 0. */
function compareTiles(tiles: Tiles, by: Exclude<SortKey, 'random'>): Compare {
  const steps = readSortKeys(tiles, by)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Reads what tiles are sorted by, and returns a function that compares two positions; never 0. Yields after each tile, for
 * callers that sort in steps and do other work in between: 100,000 titles take one second.
 */
export function* readSortKeys(
  tiles: Tiles,
  by: Exclude<SortKey, 'random'>,
): Generator<undefined, Compare> {
  const list = toTileList(tiles)
  if (by === 'title') {
    const titles: string[] = []
    for (let position = 0; position < list.length; position++) {
      titles.push(list.at(position)?.title ?? '')
      yield
    }
    // One locale for server and browser, so that both sort titles alike. Other scripts sort by Unicode's default. Created
    // here, because the first object of `Intl` takes 20 ms, and most visitors never sort.
    const { compare } = new Intl.Collator('en', { numeric: true })
    return (a, b) => compare(titles[a] ?? '', titles[b] ?? '') || a - b
  }
  const direction = by === 'date' ? -1 : 1
  const times = new Float64Array(list.length)
  for (let position = 0; position < list.length; position++) {
    times[position] = timeOf(list.facetsAt(position).date)
    yield
  }
  return (a, b) => compareTimes(times[a] ?? NaN, times[b] ?? NaN, direction) || a - b
}

/** Tiles without a date come last in both directions. */
function compareTimes(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return (a - b) * direction
}

/** NaN without a date. A date without a time is midnight UTC, so that the order does not depend on the time zone. */
const timeOf = (date: string | null) => (date === null ? NaN : Date.parse(date))

/** Fisher and Yates, in Knuth's form (The Art of Computer Programming 2, 3.4.2, algorithm P). */
function shuffle(order: Uint32Array, seed: number): void {
  const random = mulberry32(seed)
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const swapped = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = swapped
  }
}

/** Mulberry32 (Tommy Ettinger, 2017, public domain): numbers from 0 to below 1, the same for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
