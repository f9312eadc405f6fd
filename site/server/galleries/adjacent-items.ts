import type { GalleryState, Tile } from '@tessera/gallery/core'
import type { AdjacentItem, AdjacentItems } from '../../serialization/adjacent-items'
import type { BuiltGallery } from './build-gallery'

/** The items before and after the open slide of a state. Null if its tile does not match. */
export function findAdjacentItems(
  { index }: Pick<BuiltGallery, 'index'>,
  state: GalleryState,
): AdjacentItems | null {
  const { slide } = index.view({ ...state, page: 1 }, { ratios: false })
  if (!slide) return null
  const { position, total, before, after } = slide
  return { position, total, previous: toItem(before[0]), next: toItem(after[0]) }
}

const toItem = (tile: Tile | undefined): AdjacentItem | null =>
  tile ? { title: tile.title, href: tile.href } : null
