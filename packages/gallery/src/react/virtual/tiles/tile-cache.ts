import type { Tile } from '../../../core/types'

/** Tiles per request. Requests start at multiples of it, so that answers can be cached, and ask for at most 96. */
const BLOCK_SIZE = 48

/** ms until a failed request is repeated. Doubles with every further failure, up to the maximum. */
const RETRY_DELAY_MS = 2_000
const MAX_RETRY_DELAY_MS = 32_000

/** The tiles of one filter and order, by index. They are requested when they are first needed. */
export interface TileCache {
  readonly count: number
  /** Undefined while the tile is loading. Requests it if necessary. */
  readonly tileAt: (index: number) => Tile | undefined
  /** Requests nothing. */
  readonly idAt: (index: number) => string | undefined
  readonly indexOf: (id: string) => number | undefined
  readonly add: (from: number, tiles: readonly Tile[]) => void
  /** True from a failure until the next success. */
  readonly hasFailed: () => boolean
}

export function createTileCache(options: {
  readonly count: number
  readonly range: (from: number, to: number) => readonly Tile[] | Promise<readonly Tile[]>
  /** Called when a request succeeded or failed, and when a failed one may be repeated by the next `tileAt`. */
  readonly onChange: () => void
}): TileCache {
  const { count, range, onChange } = options
  const tiles = new Map<number, Tile>()
  const indexes = new Map<string, number>()
  const requested = new Set<number>()
  let failed: number[] = []
  let retryDelay = 0

  const add = (from: number, found: readonly Tile[]) =>
    found.forEach((tile, i) => {
      tiles.set(from + i, tile)
      indexes.set(tile.id, from + i)
    })

  const request = (from: number) => {
    requested.add(from)
    const answer = range(from, Math.min(count, from + BLOCK_SIZE))
    if (!(answer instanceof Promise)) return add(from, answer)
    answer
      .then(
        (found) => {
          retryDelay = 0
          add(from, found)
        },
        () => {
          if (failed.push(from) === 1) allowRetry()
        },
      )
      .then(onChange)
  }

  const allowRetry = () => {
    retryDelay = Math.min(retryDelay * 2 || RETRY_DELAY_MS, MAX_RETRY_DELAY_MS)
    setTimeout(() => {
      failed.forEach((from) => requested.delete(from))
      failed = []
      onChange()
    }, retryDelay)
  }

  return {
    count,
    tileAt: (index) => {
      const from = index - (index % BLOCK_SIZE)
      if (!tiles.has(index) && !requested.has(from)) request(from)
      return tiles.get(index)
    },
    idAt: (index) => tiles.get(index)?.id,
    indexOf: (id) => indexes.get(id),
    add,
    hasFailed: () => retryDelay > 0,
  }
}
