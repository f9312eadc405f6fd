import type { GalleryState, OptionCounts, Tile } from './types'

/** What filters and orders by date read of each tile. */
export type TileFacets = Pick<Tile, 'terms' | 'date' | 'dateEnd'>

/**
 * The tiles of a gallery, in the editor's order. A server with a million of them makes each when it is shown; what is read of
 * all tiles is apart.
 */
export interface TileList {
  readonly length: number
  /** Undefined if there is none (any more). */
  readonly at: (position: number) => Tile | undefined
  /** The result is valid until the next call. */
  readonly facetsAt: (position: number) => TileFacets
  /** The position of the tile with an id; -1 for none. */
  readonly positionOf: (id: string) => number
  /** The counts of `GalleryView`, if the list knows a faster way; null if it does not for this state. */
  readonly countSelected?: (state: Pick<GalleryState, 'selection' | 'query'>) => OptionCounts | null
}

/** Tiles in memory, or a list that makes them. */
export type Tiles = readonly Tile[] | TileList

export const toTileList = (tiles: Tiles): TileList =>
  'facetsAt' in tiles
    ? tiles
    : {
        length: tiles.length,
        at: (position) => tiles[position],
        facetsAt: (position) => tiles[position] ?? { terms: {}, date: null },
        positionOf: (id) => tiles.findIndex((tile) => tile.id === id),
      }
