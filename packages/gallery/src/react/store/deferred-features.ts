import type { Tile } from '../../core/types'
import type { GridTile } from '../static/tiles/GridList'
import type { GallerySnapshot } from './gallery-snapshot'

/** What code that is loaded after hydration adds to a gallery. */
export interface DeferredFeatures {
  keepTiles?: KeepTiles
  updateTiles?: UpdateTiles
  lateText?: LateText
  patch?: GalleryPatch
  /** Animates the tiles to their places in a new view. */
  animate?: (tiles: readonly Tile[]) => void
  /** The tiles that the elements of the grid show, unless the grid is virtual. */
  gridTiles?: readonly GridTile[]
  /** Whether the last change was made by a link of the paging. The link may be gone before code is loaded that knows. */
  usedPaging?: boolean
}

/**
 * The shown tiles and, hidden, those that were shown before. Until it is loaded, tiles that a filter removes leave the
 * page.
 */
export type KeepTiles = (
  before: readonly GridTile[],
  shown: readonly GridTile[],
  /** For layouts whose first element must be the first tile. */
  areHiddenLast: boolean,
) => readonly GridTile[]

/** Hides the elements of hidden tiles and shows the others. */
export type UpdateTiles = (
  grid: Element,
  gallery: string,
  tiles: readonly GridTile[],
  deferred: DeferredFeatures,
) => void

/**
 * Hides the text of a gallery's tiles for a moment. On hover the text is visible anyway, and where there is no hover it
 * is never hidden (hydrated.css). Style and layout of the text took half of the frame in which a filter is answered.
 */
export interface LateText {
  /**
   * Hides the text of a tile that moves, or that the browser has to lay out again. A pressed key and a link
   * of the paging show all texts at once: they may move the focus to a tile's link.
   */
  readonly hide: (tile: Element) => void
  /** Shows all texts, a few at a time, when an animation is over, or when the page is idle without one. */
  readonly show: (animation?: Animation) => void
  /** Hides texts in the frame that answers a filter. */
  readonly hideAll: (tiles: readonly Element[]) => void
}

/**
 * Writes a view to the elements of a gallery that has all its tiles in the page. React renders the same view
 * afterwards: when the page is idle, or before the next event in the gallery is handled. A patch takes a quarter of the
 * time that React takes, which the visitor would wait for.
 */
export interface GalleryPatch {
  /** Whether the frame of a click shows its result. With animation, that frame only shows the pressed option. */
  readonly isAtOnce: () => boolean
  /**
   * @param render lets React render the view
   * @returns false when only React can show it; nothing has changed then
   */
  readonly show: (next: GallerySnapshot, render: () => void) => boolean
  /** Call it right before React renders. */
  readonly end: () => void
}
