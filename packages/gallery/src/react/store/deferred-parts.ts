import type { Tile } from '../../core/types'
import type { LateText } from '../animation/late-text'
import type { GalleryPatch } from '../patch/gallery-patch'
import type { GridTile } from '../static/tiles/GridList'
import type { keepTiles, updateTiles } from '../virtual/tiles/kept-tiles'

/** What code that is loaded after hydration adds to a gallery. */
export interface DeferredParts {
  /** Until it is loaded, tiles that a filter removes leave the page. */
  keepTiles?: typeof keepTiles
  updateTiles?: typeof updateTiles
  lateText?: LateText
  patch?: GalleryPatch
  /** Animates the tiles to their places in a new view. */
  animate?: (tiles: readonly Tile[]) => void
  /** The tiles that the elements of the grid show, unless the grid is virtual. */
  gridTiles?: readonly GridTile[]
}
