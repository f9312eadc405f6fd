import type { SortKey } from '../enumerations'
import type { TileList } from '../tile-list'
import type { Sort } from '../types'

/** Seeds of a random order are 1 to this. */
export const MAX_SEED = 999_999

/**
 * Positions of the tiles in the editor's order (0 is the first), sorted. Equal tiles keep the editor's order, and the
 * first `pinned` tiles keep their positions.
 */
export function sortOrder(tiles: TileList, sort: Sort, pinned?: number): Uint32Array {
  const order = new Uint32Array(tiles.length).map((_, position) => position)
  const sorted = order.subarray(pinned)
  if (sort.by === 'random') shuffle(sorted, sort.seed)
  else sorted.sort(compareTiles(tiles, sort.by))
  return order
}

type Compare = (a: number, b: number) => number

/** Compares two positions; never 0. */
function compareTiles(tiles: TileList, by: Exclude<SortKey, 'random'>): Compare {
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
  tiles: TileList,
  by: Exclude<SortKey, 'random'>,
): Generator<undefined, Compare> {
  if (by === 'title') {
    const titles: string[] = []
    for (let position = 0; position < tiles.length; position++) {
      titles.push(tiles.at(position)?.title ?? '')
      yield
    }
    // One locale for server and browser, so that both sort titles alike. Other scripts sort by Unicode's default. Created
    // here, because the first object of `Intl` takes 20 ms, and most visitors never sort.
    const { compare } = new Intl.Collator('en', { numeric: true })
    return (a, b) => compare(titles[a] ?? '', titles[b] ?? '') || a - b
  }
  const direction = by === 'date' ? -1 : 1
  const times = new Float64Array(tiles.length)
  for (let position = 0; position < tiles.length; position++) {
    // A date without a time is midnight UTC, so that the order does not depend on the time zone.
    const time = Date.parse(tiles.facetsAt(position).date ?? '')
    // Tiles without a date come last in both directions.
    times[position] = Number.isNaN(time) ? Infinity : time * direction
    yield
  }
  // The difference of two without a date is NaN.
  return (a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b
}

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
