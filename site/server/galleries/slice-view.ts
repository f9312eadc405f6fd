import type { GalleryState, GalleryView, Tile } from '@tessera/gallery/core'
import { tileAspectRatio } from '@tessera/gallery/layouts'
import { MAX_RATIOS } from '../../serialization/gallery-file'
import type { BuiltGallery } from './build-gallery'

export const MAX_TILES_PER_RESPONSE = 96

/** The client requests aspect ratios apart from the view. */
const NO_RATIOS = { ratios: false }

/**
 * The view of a state with its tiles from index `from`, at most `MAX_TILES_PER_RESPONSE` of them and without ratios.
 */
export function sliceView(
  built: Pick<BuiltGallery, 'gallery' | 'index'>,
  state: GalleryState,
  from: number,
): GalleryView {
  const { paging } = built.gallery
  if (paging.kind !== 'more') {
    const view = built.index.view(state, NO_RATIOS)
    return { ...view, tiles: view.tiles.slice(from, from + MAX_TILES_PER_RESPONSE) }
  }
  // The view of page 10,000 of "Load more" would contain the tiles of all pages.
  const view = built.index.view({ ...state, page: 1 }, NO_RATIOS)
  return { ...view, tiles: sliceTiles(built, state, from, paging.size * state.page) }
}

/** Width divided by height of the matching tiles from index `from`, in order, at most `MAX_RATIOS` of them. */
export const sliceRatios = (
  { index }: Pick<BuiltGallery, 'index'>,
  state: GalleryState,
  from: number,
): readonly number[] => index.range(state, from, from + MAX_RATIOS).map(tileAspectRatio)

/** Matching tiles from index `from` to before `to`, in order, at most `MAX_TILES_PER_RESPONSE` of them. */
export function sliceTiles(
  { index }: Pick<BuiltGallery, 'index'>,
  state: GalleryState,
  from: number,
  to = Infinity,
): readonly Tile[] {
  const end = Math.min(to, from + MAX_TILES_PER_RESPONSE)
  return end > from ? index.range(state, from, end) : []
}
