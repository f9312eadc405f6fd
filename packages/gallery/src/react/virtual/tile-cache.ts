import type { Tile } from '../../core/types'

/** Tiles asked for at a time, from a multiple of it: answers can be cached, and are at most 96. */
const BLOCK = 48

/** ms until what did not come is asked for again; twice as long after every further failure, up to the second. */
const PATIENCE = 2_000
const MOST_PATIENCE = 32_000

export interface KnownTiles {
  readonly count: number
  /** Undefined while it is under way, which the asking starts. */
  readonly tileAt: (index: number) => Tile | undefined
  /** Asks for nothing. */
  readonly idAt: (index: number) => string | undefined
  readonly indexOf: (id: string) => number | undefined
  readonly put: (from: number, tiles: readonly Tile[]) => void
  /** Until something comes again. */
  readonly hasFailed: () => boolean
}

/** The tiles of one filter and order, by their place in it, as far as they have been asked for. */
export function knowTiles(setup: {
  readonly count: number
  readonly range: (from: number, to: number) => readonly Tile[] | Promise<readonly Tile[]>
  /** Called when tiles came late or did not come, and when those that are still wanted are to be asked for again. */
  readonly onChange: () => void
}): KnownTiles {
  const { count, range, onChange } = setup
  const tiles = new Map<number, Tile>()
  const indexes = new Map<string, number>()
  const asked = new Set<number>()
  let failed: number[] = []
  let patience = 0

  const put = (from: number, found: readonly Tile[]) =>
    found.forEach((tile, i) => {
      tiles.set(from + i, tile)
      indexes.set(tile.id, from + i)
    })

  const ask = (from: number) => {
    asked.add(from)
    const answer = range(from, Math.min(count, from + BLOCK))
    if (!(answer instanceof Promise)) return put(from, answer)
    answer
      .then(
        (found) => {
          patience = 0
          put(from, found)
        },
        () => {
          if (failed.push(from) === 1) askAgainLater()
        },
      )
      .then(onChange)
  }

  const askAgainLater = () => {
    patience = Math.min(patience * 2 || PATIENCE, MOST_PATIENCE)
    setTimeout(() => {
      failed.forEach((from) => asked.delete(from))
      failed = []
      onChange()
    }, patience)
  }

  return {
    count,
    tileAt: (index) => {
      const from = index - (index % BLOCK)
      if (!tiles.has(index) && !asked.has(from)) ask(from)
      return tiles.get(index)
    },
    idAt: (index) => tiles.get(index)?.id,
    indexOf: (id) => indexes.get(id),
    put,
    hasFailed: () => patience > 0,
  }
}
