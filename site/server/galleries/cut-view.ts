import type { GalleryState, GalleryView, Tile } from '@tessera/gallery/core'
import { tileAspectRatio } from '@tessera/gallery/layouts'
import { RATIOS_AT_ONCE } from '../../wire/gallery-file'
import type { ShownGallery } from './shown-gallery'

/** The most tiles one answer holds. */
export const MOST_TILES = 96

/**
 * What a gallery shows for a state, with the tiles from the `from`th shown on, at most `MOST_TILES` of them, and without
 * the shapes of all: those are asked for by stretches.
 */
export function cutView(
  shown: Pick<ShownGallery, 'gallery' | 'index'>,
  state: GalleryState,
  from: number,
): GalleryView {
  const { paging } = shown.gallery
  if (paging.kind !== 'more') {
    const view = shown.index.view(state, NO_RATIOS)
    return { ...view, tiles: view.tiles.slice(from, from + MOST_TILES) }
  }
  // Of ten thousand pages only the stretch that is sent is looked at.
  const view = shown.index.view({ ...state, page: 1 }, NO_RATIOS)
  return { ...view, tiles: cutRange(shown, state, from, paging.size * state.page) }
}

const NO_RATIOS = { ratios: false }

/** Width divided by height of the tiles of a state's order from one place on, at most `RATIOS_AT_ONCE` of them. */
export const cutRatios = (
  { index }: Pick<ShownGallery, 'index'>,
  state: GalleryState,
  from: number,
): readonly number[] => index.range(state, from, from + RATIOS_AT_ONCE).map(tileAspectRatio)

/** Tiles of a state's order from one place to before another, at most `MOST_TILES` of them. */
export function cutRange(
  { index }: Pick<ShownGallery, 'index'>,
  state: GalleryState,
  from: number,
  to = Infinity,
): readonly Tile[] {
  const end = Math.min(to, from + MOST_TILES)
  return end > from ? index.range(state, from, end) : []
}
