import type { Tile } from './types'

/** What filters and orders by date read of each tile. */
export type TileFacets = Pick<Tile, 'terms' | 'date' | 'dateEnd'>

/**
 * The tiles of a gallery, in the editor's order. A server with a million of them makes each when it is shown; what is read of
 * all tiles is apart.
 */
export interface TileList {
  readonly length: number
  /** Whether the facets of tiles with the same terms have the same object of terms. */
  readonly sharesTerms: boolean
  /** Undefined if there is none (any more). */
  readonly at: (position: number) => Tile | undefined
  /** The result is valid until the next call. */
  readonly facetsAt: (position: number) => TileFacets
  /** The position of the tile with an id; -1 for none. */
  readonly positionOf: (id: string) => number
}

/** Tiles in memory, or a list that makes them. */
export type Tiles = readonly Tile[] | TileList

export const toTileList = (tiles: Tiles): TileList =>
  'facetsAt' in tiles
    ? tiles
    : {
        length: tiles.length,
        sharesTerms: false,
        at: (position) => tiles[position],
        facetsAt: (position) => tiles[position] ?? { terms: {}, date: null },
        positionOf: (id) => tiles.findIndex((tile) => tile.id === id),
      }
