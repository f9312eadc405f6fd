import type { GalleryState, GalleryView, Tile } from '@tessera/gallery/core'
import type { ShownGallery } from './shown-gallery'

/** The most tiles one answer holds. */
export const MOST_TILES = 96

/** What a gallery shows for a state, with the tiles from the `from`th shown on, at most `MOST_TILES` of them. */
export function cutView(
  shown: Pick<ShownGallery, 'gallery' | 'index'>,
  state: GalleryState,
  { from, ratios }: { readonly from: number; readonly ratios: boolean },
): GalleryView {
  const { paging } = shown.gallery
  if (paging.kind !== 'more') {
    const view = shown.index.view(state, { ratios })
    return { ...view, tiles: view.tiles.slice(from, from + MOST_TILES) }
  }
  // Of ten thousand pages only the stretch that is sent is looked at.
  const view = shown.index.view({ ...state, page: 1 }, { ratios })
  return { ...view, tiles: cutRange(shown, state, from, paging.size * state.page) }
}

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
